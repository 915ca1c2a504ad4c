import { at, cents, type MadePaper, row } from './made-paper.ts';

type Account = { from: string; to: string; isoFrom: string; isoTo: string; opening: string; closing: string };
const truthOf = ({ isoFrom, isoTo, closing }: Account): MadePaper['truth'] => ({
  periodFrom: isoFrom,
  periodTo: isoTo,
  endingBalance: cents(closing),
});

const summary = (account: Account): MadePaper => ({
  type: 'bankStatement',
  layout: 'account summary',
  pages: [
    [
      at(40, 40, 'Larkspur National Bank', 14, true),
      at(360, 44, `${account.from} through ${account.to}`, 9),
      ...row(60, [
        [360, 'Account Number:'],
        [460, '000000004471'],
      ]),
      at(40, 100, 'DANA WHITFIELD', 9),
      at(40, 150, 'CHECKING SUMMARY', 10, true),
      ...row(170, [
        [40, 'Beginning Balance'],
        [300, account.opening],
      ]),
      ...row(184, [
        [40, 'Deposits and Additions'],
        [300, '6,541.66'],
      ]),
      ...row(198, [
        [40, 'Electronic Withdrawals'],
        [300, '-4,120.08'],
      ]),
      ...row(212, [
        [40, 'Ending Balance'],
        [300, account.closing],
      ]),
    ],
    [
      at(40, 40, 'TRANSACTION DETAIL', 10, true),
      ...row(60, [
        [40, 'DATE'],
        [100, 'DESCRIPTION'],
        [380, 'AMOUNT'],
        [480, 'BALANCE'],
      ]),
      ...row(74, [
        [40, '10/02'],
        [100, 'Payroll Bluebird Health'],
        [380, '3,270.83'],
        [480, '9,114.22'],
      ]),
      ...row(88, [
        [40, '10/05'],
        [100, 'Springside Mortgage'],
        [380, '-1,669.71'],
        [480, '7,444.51'],
      ]),
    ],
  ],
  truth: truthOf(account),
});

const sentence = (account: Account): MadePaper => ({
  type: 'bankStatement',
  layout: 'balances in words with their dates',
  pages: [
    [
      at(50, 40, 'Blue Ridge Community Credit Union', 13, true),
      at(50, 70, 'Account statement', 11),
      at(50, 88, `Statement period: ${account.from} - ${account.to}`, 9),
      at(50, 120, 'Primary savings ending in 2290', 10, true),
      ...row(140, [
        [50, `Balance on ${account.from}`],
        [400, account.opening],
      ]),
      ...row(154, [
        [50, 'Total deposits'],
        [400, '$1,200.00'],
      ]),
      ...row(168, [
        [50, 'Total withdrawals'],
        [400, '$310.25'],
      ]),
      ...row(182, [
        [50, `Balance on ${account.to}`],
        [400, account.closing],
      ]),
    ],
  ],
  truth: truthOf(account),
});

const boxed = (account: Account): MadePaper => ({
  type: 'bankStatement',
  layout: 'columns with headings above',
  pages: [
    [
      at(40, 40, 'CRESTLINE', 16, true),
      ...row(
        80,
        [
          [40, 'Statement Begin Date'],
          [180, 'Statement End Date'],
          [320, 'Account'],
        ],
        8,
      ),
      ...row(92, [
        [40, account.from],
        [180, account.to],
        [320, 'xxxxxx8801'],
      ]),
      ...row(
        130,
        [
          [40, 'Previous Balance'],
          [150, 'Credits'],
          [250, 'Debits'],
          [350, 'New Balance'],
        ],
        8,
      ),
      ...row(142, [
        [40, account.opening],
        [150, '$2,958.33'],
        [250, '$1,844.10'],
        [350, account.closing],
      ]),
    ],
  ],
  truth: truthOf(account),
});

export const bankStatements: readonly MadePaper[] = [
  summary({
    from: 'October 01, 2026',
    to: 'October 31, 2026',
    isoFrom: '2026-10-01',
    isoTo: '2026-10-31',
    opening: '$5,843.39',
    closing: '$8,264.97',
  }),
  summary({
    from: 'September 12, 2026',
    to: 'October 11, 2026',
    isoFrom: '2026-09-12',
    isoTo: '2026-10-11',
    opening: '$12,010.00',
    closing: '$14,431.58',
  }),
  sentence({
    from: '10/01/2026',
    to: '10/31/2026',
    isoFrom: '2026-10-01',
    isoTo: '2026-10-31',
    opening: '$20,100.00',
    closing: '$20,989.75',
  }),
  sentence({
    from: '08/01/2026',
    to: '08/31/2026',
    isoFrom: '2026-08-01',
    isoTo: '2026-08-31',
    opening: '$3,020.11',
    closing: '$3,909.86',
  }),
  boxed({
    from: '10/05/2026',
    to: '11/04/2026',
    isoFrom: '2026-10-05',
    isoTo: '2026-11-04',
    opening: '$1,700.40',
    closing: '$2,814.63',
  }),
  boxed({
    from: '09/05/2026',
    to: '10/04/2026',
    isoFrom: '2026-09-05',
    isoTo: '2026-10-04',
    opening: '$988.12',
    closing: '$1,700.40',
  }),
];
