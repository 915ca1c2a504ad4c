import { at, cents, type MadePaper, row } from './made-paper.ts';

type W2 = { employer: string; employee: string; wages: string; year: string };
const truthOf = ({ employer, wages, year }: W2): MadePaper['truth'] => ({ employer, year, wages: cents(wages) });

const official = (w2: W2): MadePaper => ({
  type: 'w2',
  layout: 'the form with numbered boxes',
  pages: [
    [
      ...row(
        40,
        [
          [180, 'a Employee’s social security number'],
          [330, 'OMB No. 1545-0008'],
        ],
        6,
      ),
      at(180, 50, 'XXX-XX-1234', 9),
      ...row(
        66,
        [
          [30, 'b Employer identification number (EIN)'],
          [330, '1 Wages, tips, other compensation'],
          [460, '2 Federal income tax withheld'],
        ],
        6,
      ),
      ...row(76, [
        [30, '56-0000412'],
        [330, w2.wages],
        [460, '4,812.33'],
      ]),
      ...row(
        92,
        [
          [30, 'c Employer’s name, address, and ZIP code'],
          [330, '3 Social security wages'],
          [460, '4 Social security tax withheld'],
        ],
        6,
      ),
      ...row(102, [
        [30, w2.employer],
        [330, '58,210.00'],
        [460, '3,609.02'],
      ]),
      at(30, 114, '88 Coxe Avenue'),
      ...row(
        122,
        [
          [330, '5 Medicare wages and tips'],
          [460, '6 Medicare tax withheld'],
        ],
        6,
      ),
      ...row(132, [
        [30, 'Asheville NC 28801'],
        [330, '58,210.00'],
        [460, '844.05'],
      ]),
      at(30, 170, 'e Employee’s first name and initial    Last name', 6),
      at(30, 182, w2.employee),
      ...row(
        300,
        [
          [30, 'Form W-2 Wage and Tax Statement'],
          [260, w2.year],
          [380, 'Department of the Treasury—Internal Revenue Service'],
        ],
        9,
      ),
    ],
  ],
  truth: truthOf(w2),
});

const substitute = (w2: W2): MadePaper => ({
  type: 'w2',
  layout: 'substitute form, labels left',
  pages: [
    [
      at(40, 40, `${w2.year} W-2 and EARNINGS SUMMARY`, 14, true),
      at(40, 70, 'Employee Reference Copy', 9),
      at(40, 90, 'Employer’s name, address, and ZIP code', 7),
      at(40, 102, w2.employer, 10),
      at(40, 114, 'PO Box 1180', 9),
      at(40, 140, 'Employee’s name, address, and ZIP code', 7),
      at(40, 152, w2.employee, 10),
      ...row(190, [
        [40, '1  Wages, tips, other comp.'],
        [240, w2.wages],
      ]),
      ...row(204, [
        [40, '2  Federal income tax withheld'],
        [240, '7,120.88'],
      ]),
      ...row(218, [
        [40, '3  Social security wages'],
        [240, '71,400.00'],
      ]),
      ...row(232, [
        [40, '16 State wages, tips, etc.'],
        [240, '69,914.20'],
      ]),
    ],
  ],
  truth: truthOf(w2),
});

export const w2s: readonly MadePaper[] = [
  official({
    employer: 'Tri-County Transit Authority',
    employee: 'Marcus J Whitfield',
    wages: '54,717.20',
    year: '2025',
  }),
  official({ employer: 'Bluebird Health Partners LLC', employee: 'Dana Whitfield', wages: '73,912.46', year: '2024' }),
  official({
    employer: 'Harbor Freight Logistics Corp',
    employee: 'Robert T Brennan',
    wages: '104,338.09',
    year: '2025',
  }),
  substitute({ employer: 'Sundial Coffee Roasters Inc', employee: 'Ines Alvarez', wages: '33,870.50', year: '2025' }),
  substitute({ employer: 'Pelican Bay Marine Services', employee: 'Tomas Alvarez', wages: '51,004.75', year: '2024' }),
  substitute({ employer: 'Commonwealth of Virginia', employee: 'Renee Okafor', wages: '66,482.91', year: '2025' }),
];
