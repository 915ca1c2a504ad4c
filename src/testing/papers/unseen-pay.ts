import { at, cents, type MadePaper, row } from './made-paper.ts';

const register: MadePaper = {
  type: 'paystub',
  layout: 'unseen: stub of a line printer',
  face: 'typewriter',
  pages: [
    [
      at(36, 36, 'BLUE RIDGE TIMBER CO INC', 10),
      at(400, 36, 'PAYROLL STUB', 10),
      at(36, 50, 'PO BOX 411  SPRUCE PINE NC 28777'),
      ...row(76, [
        [36, 'EMP NO 004417'],
        [180, 'NAME  TESSA R COYLE'],
        [380, 'DEPT 12'],
        [460, 'CHECK NO 88213'],
      ]),
      ...row(92, [
        [36, 'PERIOD ENDING 11/06/26'],
        [300, 'CHECK DATE 11/12/26'],
      ]),
      ...row(118, [
        [36, 'HOURS AND EARNINGS'],
        [200, 'HOURS'],
        [280, 'CURRENT'],
        [380, 'YTD'],
      ]),
      ...row(132, [
        [36, 'REGULAR'],
        [200, '80.00'],
        [280, '2,212.00'],
        [370, '48,664.00'],
      ]),
      ...row(146, [
        [36, 'OVERTIME'],
        [205, '4.50'],
        [290, '186.64'],
        [375, '1,902.11'],
      ]),
      ...row(164, [
        [36, 'GROSS'],
        [280, '2,398.64'],
        [370, '50,566.11'],
      ]),
      ...row(190, [
        [36, 'FED W/H'],
        [290, '211.08'],
        [375, '4,449.81'],
      ]),
      ...row(204, [
        [36, 'FICA'],
        [290, '183.50'],
        [375, '3,868.30'],
      ]),
      ...row(226, [
        [36, 'NET PAY'],
        [280, '2,004.06'],
        [370, '42,248.00'],
      ]),
    ],
  ],
  truth: {
    employer: 'BLUE RIDGE TIMBER CO INC',
    periodTo: '2026-11-06',
    payDate: '2026-11-12',
    grossPay: cents('2,398.64'),
    grossToDate: cents('50,566.11'),
  },
};

const modern: MadePaper = {
  type: 'paystub',
  layout: 'unseen: pay stub of a payroll service in serif',
  face: 'serif',
  pages: [
    [
      at(48, 48, 'Larkin & Howe Architects PLLC', 16, true),
      at(48, 70, '19 Wall Street, Asheville, NC 28801'),
      at(48, 104, 'Pay stub for Oct 16, 2026 – Oct 31, 2026', 12, true),
      at(48, 122, 'Paid on Nov 5, 2026'),
      ...row(150, [
        [48, 'Employee'],
        [300, 'Direct deposit'],
      ]),
      ...row(164, [
        [48, 'Ines Albarran'],
        [300, 'Checking ending in 0412'],
      ]),
      ...row(200, [
        [48, 'Earnings'],
        [220, 'Hours'],
        [300, 'Rate'],
        [380, 'Current'],
        [480, 'Year to date'],
      ]),
      ...row(216, [
        [48, 'Salary'],
        [220, '86.67'],
        [300, '$47.59'],
        [380, '$4,125.00'],
        [480, '$82,500.00'],
      ]),
      ...row(236, [
        [48, 'Gross earnings'],
        [380, '$4,125.00'],
        [480, '$82,500.00'],
      ]),
      ...row(264, [
        [48, 'Employee taxes'],
        [380, '$902.17'],
        [480, '$18,043.40'],
      ]),
      ...row(284, [
        [48, 'Net pay'],
        [380, '$3,222.83'],
        [480, '$64,456.60'],
      ]),
    ],
  ],
  truth: {
    employer: 'Larkin & Howe Architects PLLC',
    periodFrom: '2026-10-16',
    periodTo: '2026-10-31',
    payDate: '2026-11-05',
    grossPay: cents('4,125.00'),
    grossToDate: cents('82,500.00'),
  },
};

const copyB: MadePaper = {
  type: 'w2',
  layout: 'unseen: copy B filled by a typewriter',
  face: 'typewriter',
  pages: [
    [
      ...row(
        36,
        [
          [36, 'a Employee’s social security number'],
          [250, 'Safe, accurate, FAST! Use IRS e-file'],
        ],
        6,
      ),
      at(60, 46, 'XXX-XX-7781'),
      ...row(
        64,
        [
          [36, 'b Employer identification number (EIN)'],
          [300, '1 Wages, tips, other compensation'],
          [450, '2 Federal income tax withheld'],
        ],
        6,
      ),
      ...row(74, [
        [60, '56-1900233'],
        [330, '61044.18'],
        [480, '5120.77'],
      ]),
      ...row(
        92,
        [
          [36, 'c Employer’s name, address, and ZIP code'],
          [300, '3 Social security wages'],
          [450, '4 Social security tax withheld'],
        ],
        6,
      ),
      ...row(104, [
        [60, 'MITCHELL COUNTY SCHOOLS'],
        [330, '64957.18'],
        [480, '4027.35'],
      ]),
      at(60, 116, '72 LEDGER SCHOOL RD'),
      at(60, 128, 'BAKERSVILLE NC 28705'),
      at(36, 220, 'Form W-2 Wage and Tax Statement', 8, true),
      at(250, 218, '2025', 14, true),
      at(330, 220, 'Department of the Treasury – Internal Revenue Service', 6),
      at(36, 232, 'Copy B – To Be Filed With Employee’s FEDERAL Tax Return', 6),
    ],
  ],
  truth: { employer: 'MITCHELL COUNTY SCHOOLS', year: '2025', wages: '6104418' },
};

const summary: MadePaper = {
  type: 'w2',
  layout: 'unseen: form with an earnings summary',
  face: 'serif',
  pages: [
    [
      at(36, 30, '2025 W-2 and EARNINGS SUMMARY', 14, true),
      at(36, 52, 'This summary is included with your W-2 to help describe portions in more detail.'),
      ...row(80, [
        [200, 'Wages, Tips, other'],
        [320, 'Social Security'],
        [440, 'Medicare'],
      ]),
      ...row(92, [
        [200, 'Compensation'],
        [320, 'Wages'],
        [440, 'Wages'],
      ]),
      ...row(104, [
        [200, 'Box 1 of W-2'],
        [320, 'Box 3 of W-2'],
        [440, 'Box 5 of W-2'],
      ]),
      ...row(120, [
        [36, 'Gross Pay'],
        [200, '88,310.40'],
        [320, '88,310.40'],
        [440, '88,310.40'],
      ]),
      ...row(134, [
        [36, 'Less 401(k)'],
        [200, '5,298.62'],
        [320, 'N/A'],
        [440, 'N/A'],
      ]),
      ...row(150, [
        [36, 'Reported W-2 Wages'],
        [200, '83,011.78'],
        [320, '88,310.40'],
        [440, '88,310.40'],
      ]),
      ...row(220, [
        [36, '1 Wages, tips, other comp.'],
        [180, '2 Federal income tax withheld'],
      ]),
      ...row(232, [
        [60, '83011.78'],
        [200, '9644.10'],
      ]),
      at(36, 252, 'c Employer’s name, address, and ZIP code'),
      at(46, 264, 'HARROW INSTRUMENTS INC'),
      at(46, 276, '400 RIDGEFIELD CT'),
      at(46, 288, 'ASHEVILLE NC 28806'),
    ],
  ],
  truth: { employer: 'HARROW INSTRUMENTS INC', year: '2025', wages: cents('83,011.78') },
};

export const unseenPay: readonly MadePaper[] = [register, modern, copyB, summary];
