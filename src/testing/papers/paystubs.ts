import { at, cents, type MadePaper, row } from './made-paper.ts';
import { morePaystubs } from './more-paystubs.ts';

const classic: MadePaper = {
  type: 'paystub',
  layout: 'earnings table with four columns',
  pages: [
    [
      at(40, 40, 'TRI-COUNTY TRANSIT AUTHORITY', 12, true),
      at(40, 56, '88 Coxe Avenue'),
      at(40, 68, 'Asheville, NC 28801'),
      at(380, 40, 'Earnings Statement', 14, true),
      ...row(64, [
        [380, 'Period Beginning:'],
        [480, '10/25/2026'],
      ]),
      ...row(76, [
        [380, 'Period Ending:'],
        [480, '11/07/2026'],
      ]),
      ...row(88, [
        [380, 'Pay Date:'],
        [480, '11/13/2026'],
      ]),
      at(380, 120, 'MARCUS J WHITFIELD', 10, true),
      at(380, 134, '214 LARKSPUR LN'),
      ...row(180, [
        [40, 'Earnings'],
        [150, 'rate'],
        [210, 'hours'],
        [270, 'this period'],
        [360, 'year to date'],
      ]),
      ...row(196, [
        [40, 'Regular'],
        [150, '21.0600'],
        [210, '80.00'],
        [270, '1,684.80'],
        [360, '38,324.80'],
      ]),
      ...row(212, [
        [40, 'Gross Pay'],
        [270, '$1,684.80'],
        [360, '$38,324.80'],
      ]),
      ...row(244, [
        [40, 'Deductions'],
        [270, 'this period'],
        [360, 'year to date'],
      ]),
      ...row(260, [
        [40, 'Federal Income Tax'],
        [270, '-121.40'],
        [360, '2,761.58'],
      ]),
      ...row(276, [
        [40, 'Social Security Tax'],
        [270, '-104.46'],
        [360, '2,376.14'],
      ]),
      ...row(308, [
        [40, 'Net Pay'],
        [270, '$1,212.52'],
      ]),
    ],
  ],
  truth: {
    employer: 'TRI-COUNTY TRANSIT AUTHORITY',
    periodFrom: '2026-10-25',
    periodTo: '2026-11-07',
    payDate: '2026-11-13',
    grossPay: cents('1,684.80'),
    grossToDate: cents('38,324.80'),
  },
};

const summary: MadePaper = {
  type: 'paystub',
  layout: 'summary with current and YTD rows',
  pages: [
    [
      at(40, 36, 'Bluebird Health Partners, LLC', 13, true),
      at(40, 54, 'Payslip', 11),
      ...row(
        84,
        [
          [40, 'Name'],
          [150, 'Company'],
          [300, 'Pay Period Begin'],
          [390, 'Pay Period End'],
          [480, 'Check Date'],
        ],
        8,
      ),
      ...row(
        98,
        [
          [40, 'Dana Whitfield'],
          [150, 'Bluebird Health Partners, LLC'],
          [300, '10/01/2026'],
          [390, '10/15/2026'],
          [480, '10/22/2026'],
        ],
        8,
      ),
      ...row(
        130,
        [
          [110, 'Gross Pay'],
          [200, 'Pre Tax'],
          [280, 'Employee Taxes'],
          [380, 'Post Tax'],
          [470, 'Net Pay'],
        ],
        8,
      ),
      ...row(
        146,
        [
          [40, 'Current'],
          [110, '3,270.83'],
          [200, '196.25'],
          [280, '702.11'],
          [380, '45.00'],
          [470, '2,327.47'],
        ],
        8,
      ),
      ...row(
        162,
        [
          [40, 'YTD'],
          [110, '62,145.77'],
          [200, '3,728.75'],
          [280, '13,340.09'],
          [380, '855.00'],
          [470, '44,221.93'],
        ],
        8,
      ),
    ],
  ],
  truth: {
    employer: 'Bluebird Health Partners, LLC',
    periodFrom: '2026-10-01',
    periodTo: '2026-10-15',
    payDate: '2026-10-22',
    grossPay: cents('3,270.83'),
    grossToDate: cents('62,145.77'),
  },
};

const modern: MadePaper = {
  type: 'paystub',
  layout: 'sentences with month names',
  pages: [
    [
      at(48, 48, 'Sundial Coffee Roasters Inc.', 16, true),
      at(48, 70, '19 Biltmore Ave, Asheville, NC 28801'),
      at(48, 104, 'Employee: Ines Alvarez', 10),
      at(48, 120, 'Pay period: Oct 26, 2026 – Nov 8, 2026', 10),
      at(48, 136, 'Pay day: Nov 13, 2026', 10),
      ...row(
        176,
        [
          [48, 'Employee Gross Earnings'],
          [340, 'Current'],
          [440, 'Year To Date'],
        ],
        10,
      ),
      ...row(
        194,
        [
          [48, 'Regular Hours'],
          [340, '$1,360.00'],
          [440, '$29,410.00'],
        ],
        10,
      ),
      ...row(
        210,
        [
          [48, 'Overtime Hours'],
          [340, '$114.75'],
          [440, '$1,020.00'],
        ],
        10,
      ),
      ...row(
        226,
        [
          [48, 'Gross Earnings'],
          [340, '$1,474.75'],
          [440, '$30,430.00'],
        ],
        10,
      ),
      ...row(
        262,
        [
          [48, 'Net Pay'],
          [340, '$1,131.20'],
          [440, '$23,340.81'],
        ],
        10,
      ),
    ],
  ],
  truth: {
    employer: 'Sundial Coffee Roasters Inc.',
    periodFrom: '2026-10-26',
    periodTo: '2026-11-08',
    payDate: '2026-11-13',
    grossPay: cents('1,474.75'),
    grossToDate: cents('30,430.00'),
  },
};

export const paystubs: readonly MadePaper[] = [classic, summary, modern, ...morePaystubs];
