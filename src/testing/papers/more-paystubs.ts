import { at, cents, type MadePaper, row } from './made-paper.ts';

const reversed: MadePaper = {
  type: 'paystub',
  layout: 'year to date before current',
  pages: [
    [
      at(300, 40, 'PAY STATEMENT', 12, true),
      at(60, 70, 'Company: Harbor Freight Logistics Corp', 9),
      at(60, 84, 'Employee: Robert T Brennan', 9),
      at(60, 98, 'Employee ID: 00417', 9),
      ...row(70, [
        [340, 'Check Date'],
        [440, '10-30-2026'],
      ]),
      ...row(84, [
        [340, 'Period Start'],
        [440, '10-12-2026'],
      ]),
      ...row(98, [
        [340, 'Period End'],
        [440, '10-25-2026'],
      ]),
      ...row(140, [
        [60, 'EARNINGS'],
        [260, 'YTD'],
        [360, 'CURRENT'],
      ]),
      ...row(154, [
        [60, 'Salary'],
        [260, '84,615.30'],
        [360, '4,230.77'],
      ]),
      ...row(168, [
        [60, 'Bonus'],
        [260, '5,000.00'],
        [360, '0.00'],
      ]),
      ...row(182, [
        [60, 'TOTAL GROSS'],
        [260, '89,615.30'],
        [360, '4,230.77'],
      ]),
      ...row(210, [
        [60, 'TAXES'],
        [260, 'YTD'],
        [360, 'CURRENT'],
      ]),
      ...row(224, [
        [60, 'FED WITHHOLDING'],
        [260, '14,338.44'],
        [360, '676.92'],
      ]),
      ...row(260, [
        [60, 'NET PAY'],
        [260, '63,012.21'],
        [360, '2,988.40'],
      ]),
    ],
  ],
  truth: {
    employer: 'Harbor Freight Logistics Corp',
    periodFrom: '2026-10-12',
    periodTo: '2026-10-25',
    payDate: '2026-10-30',
    grossPay: cents('4,230.77'),
    grossToDate: cents('89,615.30'),
  },
};

const boxes: MadePaper = {
  type: 'paystub',
  layout: 'labels above their values',
  pages: [
    [
      at(50, 50, 'Commonwealth of Virginia', 14, true),
      at(50, 68, 'Department of Accounts', 9),
      at(50, 100, 'EMPLOYEE NAME', 7),
      at(50, 112, 'OKAFOR, RENEE', 10),
      at(220, 100, 'PAY PERIOD', 7),
      at(220, 112, '10/10/26 - 10/24/26', 10),
      at(380, 100, 'PAY DATE', 7),
      at(380, 112, '10/30/26', 10),
      at(50, 150, 'GROSS PAY', 7),
      at(50, 162, '2,958.33', 10),
      at(150, 150, 'GROSS PAY YTD', 7),
      at(150, 162, '59,166.60', 10),
      at(280, 150, 'TOTAL TAXES', 7),
      at(280, 162, '611.40', 10),
      at(380, 150, 'NET PAY', 7),
      at(380, 162, '2,101.93', 10),
    ],
  ],
  truth: {
    employer: 'Commonwealth of Virginia',
    periodFrom: '2026-10-10',
    periodTo: '2026-10-24',
    payDate: '2026-10-30',
    grossPay: cents('2,958.33'),
    grossToDate: cents('59,166.60'),
  },
};

const hourly: MadePaper = {
  type: 'paystub',
  layout: 'check stub with totals below the table',
  pages: [
    [
      at(36, 30, 'Pelican Bay Marine Services', 11, true),
      at(36, 44, '1200 Dock St, Tampa FL 33602', 8),
      at(400, 30, 'Direct Deposit Advice', 9),
      ...row(
        44,
        [
          [400, 'Date:'],
          [450, 'November 6, 2026'],
        ],
        8,
      ),
      at(36, 80, 'Pay to: TOMAS ALVAREZ', 9),
      at(36, 94, 'For the period 10/19/2026 through 11/01/2026', 9),
      ...row(
        130,
        [
          [36, 'Description'],
          [180, 'Hours'],
          [240, 'Rate'],
          [310, 'Amount'],
          [400, 'YTD Hours'],
          [480, 'YTD Amount'],
        ],
        8,
      ),
      ...row(
        144,
        [
          [36, 'Regular'],
          [180, '72.50'],
          [240, '28.00'],
          [310, '2,030.00'],
          [400, '1,560.00'],
          [480, '43,680.00'],
        ],
        8,
      ),
      ...row(
        158,
        [
          [36, 'Overtime'],
          [180, '6.00'],
          [240, '42.00'],
          [310, '252.00'],
          [400, '88.00'],
          [480, '3,696.00'],
        ],
        8,
      ),
      ...row(
        172,
        [
          [36, 'Total Earnings'],
          [180, '78.50'],
          [310, '2,282.00'],
          [400, '1,648.00'],
          [480, '47,376.00'],
        ],
        8,
      ),
      ...row(
        210,
        [
          [36, 'Total Deductions'],
          [310, '498.12'],
          [480, '10,340.55'],
        ],
        8,
      ),
      ...row(
        232,
        [
          [36, 'Net'],
          [310, '1,783.88'],
          [480, '37,035.45'],
        ],
        8,
      ),
    ],
  ],
  truth: {
    employer: 'Pelican Bay Marine Services',
    periodFrom: '2026-10-19',
    periodTo: '2026-11-01',
    payDate: '2026-11-06',
    grossPay: cents('2,282.00'),
    grossToDate: cents('47,376.00'),
  },
};

export const morePaystubs: readonly MadePaper[] = [reversed, boxes, hourly];
