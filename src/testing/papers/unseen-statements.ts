import { at, cents, type MadePaper, row } from './made-paper.ts';

/** Laid out as the sample statement the bureau publishes (1026.41, form H-30(A)). */
const sampleForm: MadePaper = {
  type: 'mortgageStatement',
  layout: 'unseen: sample form of the bureau',
  face: 'serif',
  pages: [
    [
      at(40, 40, 'Springside Mortgage', 14, true),
      at(40, 58, 'Customer Service: 1-800-555-0134'),
      at(340, 40, 'Mortgage Statement', 14, true),
      at(340, 58, 'Statement Date: 10/20/2026'),
      ...row(84, [
        [340, 'Account Number'],
        [500, '1234567'],
      ]),
      ...row(98, [
        [340, 'Payment Due Date'],
        [500, '11/1/2026'],
      ]),
      ...row(112, [
        [340, 'Amount Due'],
        [500, '$2,079.71'],
      ]),
      at(340, 126, 'If payment is received after 11/15/2026, $160 late fee will be charged.', 7),
      at(40, 160, 'Account Information', 11, true),
      at(340, 160, 'Explanation of Amount Due', 11, true),
      ...row(178, [
        [40, 'Outstanding Principal'],
        [230, '$264,776.43'],
        [340, 'Principal'],
        [500, '$386.46'],
      ]),
      ...row(192, [
        [40, 'Interest Rate (Until October 2027)'],
        [230, '4.75%'],
        [340, 'Interest'],
        [500, '$1,048.07'],
      ]),
      ...row(206, [
        [40, 'Prepayment Penalty'],
        [230, 'Yes'],
        [340, 'Escrow (Taxes and Insurance)'],
        [500, '$235.18'],
      ]),
      ...row(220, [
        [340, 'Regular Monthly Payment'],
        [500, '$1,669.71'],
      ]),
      ...row(234, [
        [340, 'Total Fees and Charges'],
        [500, '$410.00'],
      ]),
      ...row(248, [
        [340, 'Total Amount Due'],
        [500, '$2,079.71'],
      ]),
      at(40, 290, 'Past Payments Breakdown', 11, true),
      ...row(306, [
        [200, 'Paid Last Month'],
        [340, 'Paid Year to Date'],
      ]),
      ...row(320, [
        [40, 'Principal'],
        [200, '$384.93'],
        [340, '$3,812.44'],
      ]),
    ],
  ],
  truth: {
    statementDate: '2026-10-20',
    principalBalance: cents('264,776.43'),
    monthlyPayment: cents('1,669.71'),
  },
};

const billing: MadePaper = {
  type: 'mortgageStatement',
  layout: 'unseen: billing notice with sentences',
  face: 'typewriter',
  pages: [
    [
      at(40, 40, 'FRENCH BROAD SAVINGS BANK', 12, true),
      at(40, 56, 'HOME LOAN BILLING STATEMENT'),
      at(40, 84, 'STATEMENT DATE   11/03/26'),
      at(40, 98, 'LOAN NUMBER      0044178'),
      ...row(126, [
        [40, 'UNPAID PRINCIPAL BALANCE'],
        [300, '187,204.18'],
      ]),
      ...row(140, [
        [40, 'ESCROW BALANCE'],
        [300, '2,114.90'],
      ]),
      ...row(154, [
        [40, 'INTEREST RATE'],
        [300, '5.125%'],
      ]),
      at(40, 180, 'YOUR PAYMENT OF $1,412.55 IS DUE DECEMBER 1, 2026.'),
      ...row(206, [
        [40, 'PRINCIPAL AND INTEREST'],
        [300, '1,101.30'],
      ]),
      ...row(220, [
        [40, 'ESCROW'],
        [300, '311.25'],
      ]),
      ...row(234, [
        [40, 'PAYMENT DUE'],
        [300, '1,412.55'],
      ]),
    ],
  ],
  truth: {
    statementDate: '2026-11-03',
    principalBalance: cents('187,204.18'),
    monthlyPayment: cents('1,412.55'),
  },
};

const bank: MadePaper = {
  type: 'bankStatement',
  layout: 'unseen: statement with a summary in serif',
  face: 'serif',
  pages: [
    [
      at(40, 40, 'HARBOR NATIONAL BANK', 14, true),
      at(340, 40, 'October 17, 2026 through November 16, 2026'),
      at(340, 54, 'Account Number: 000000412208871'),
      at(40, 110, 'CHECKING SUMMARY', 12, true),
      ...row(128, [
        [240, 'INSTANCES'],
        [360, 'AMOUNT'],
      ]),
      ...row(144, [
        [40, 'Beginning Balance'],
        [360, '$3,311.27'],
      ]),
      ...row(158, [
        [40, 'Deposits and Additions'],
        [255, '4'],
        [360, '5,880.00'],
      ]),
      ...row(172, [
        [40, 'Electronic Withdrawals'],
        [250, '11'],
        [360, '- 5,088.61'],
      ]),
      ...row(188, [
        [40, 'Ending Balance'],
        [250, '15'],
        [360, '$4,102.66'],
      ]),
    ],
    [
      at(40, 40, 'TRANSACTION DETAIL', 12, true),
      ...row(60, [
        [40, 'DATE'],
        [120, 'DESCRIPTION'],
        [380, 'AMOUNT'],
        [470, 'BALANCE'],
      ]),
      ...row(76, [
        [120, 'Beginning Balance'],
        [470, '$3,311.27'],
      ]),
      ...row(92, [
        [40, '10/23'],
        [120, 'Payroll Larkin & Howe'],
        [380, '2,940.00'],
        [470, '6,251.27'],
      ]),
      ...row(108, [
        [120, 'Ending Balance'],
        [470, '$4,102.66'],
      ]),
    ],
  ],
  truth: { periodFrom: '2026-10-17', periodTo: '2026-11-16', endingBalance: cents('4,102.66') },
};

const creditUnion: MadePaper = {
  type: 'bankStatement',
  layout: 'unseen: shares of a credit union',
  face: 'typewriter',
  pages: [
    [
      at(40, 40, 'MAYLAND FEDERAL CREDIT UNION', 12, true),
      at(40, 60, 'MEMBER NUMBER 20417'),
      at(330, 60, 'STATEMENT PERIOD'),
      at(330, 74, '10-01-26 THRU 10-31-26'),
      at(40, 110, 'SHARE DRAFT 0070', 10, true),
      ...row(128, [
        [40, '10-01'],
        [110, 'PREVIOUS BALANCE'],
        [400, '1,204.11'],
      ]),
      ...row(142, [
        [40, '10-15'],
        [110, 'DEPOSIT PAYROLL'],
        [320, '2,004.06'],
        [400, '3,208.17'],
      ]),
      ...row(156, [
        [40, '10-20'],
        [110, 'DRAFT 1142'],
        [320, '830.27-'],
        [400, '2,377.90'],
      ]),
      ...row(170, [
        [40, '10-31'],
        [110, 'NEW BALANCE'],
        [400, '2,377.90'],
      ]),
    ],
  ],
  truth: { periodFrom: '2026-10-01', periodTo: '2026-10-31', endingBalance: cents('2,377.90') },
};

export const unseenStatements: readonly MadePaper[] = [sampleForm, billing, bank, creditUnion];
