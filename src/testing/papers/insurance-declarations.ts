import { at, cents, type MadePaper, row } from './made-paper.ts';

type Policy = {
  carrier: string;
  number: string;
  from: string;
  to: string;
  isoFrom: string;
  isoTo: string;
  dwelling: string;
  premium: string;
};
const truthOf = ({ number, isoFrom, isoTo, dwelling, premium }: Policy): MadePaper['truth'] => ({
  policyNumber: number,
  policyFrom: isoFrom,
  policyTo: isoTo,
  dwellingCoverage: `${cents(dwelling)}00`,
  yearlyPremium: cents(premium),
});

const declarations = (policy: Policy): MadePaper => ({
  type: 'homeownersInsurance',
  layout: 'declarations page with sections',
  pages: [
    [
      at(40, 36, policy.carrier, 14, true),
      at(40, 56, 'HOMEOWNERS POLICY DECLARATIONS', 11, true),
      ...row(84, [
        [40, 'Policy Number:'],
        [140, policy.number],
      ]),
      ...row(98, [
        [40, 'Policy Period:'],
        [140, `${policy.from} to ${policy.to}`],
      ]),
      at(40, 112, '12:01 A.M. standard time at the residence premises', 7),
      at(40, 140, 'Named Insured: DANA AND MARCUS WHITFIELD', 9),
      ...row(180, [
        [40, 'SECTION I COVERAGES'],
        [360, 'LIMIT OF LIABILITY'],
      ]),
      ...row(196, [
        [40, 'A. Dwelling'],
        [360, policy.dwelling],
      ]),
      ...row(210, [
        [40, 'B. Other Structures'],
        [360, '$53,423'],
      ]),
      ...row(224, [
        [40, 'C. Personal Property'],
        [360, '$267,115'],
      ]),
      ...row(238, [
        [40, 'D. Loss of Use'],
        [360, '$106,846'],
      ]),
      ...row(300, [
        [40, 'TOTAL ANNUAL PREMIUM'],
        [360, policy.premium],
      ]),
      at(40, 340, 'First Mortgagee: Springside Mortgage ISAOA', 9),
    ],
  ],
  truth: truthOf(policy),
});

const tiles = (policy: Policy): MadePaper => ({
  type: 'homeownersInsurance',
  layout: 'labels above, effective and expiration apart',
  pages: [
    [
      at(50, 40, policy.carrier, 15, true),
      at(50, 66, 'Your policy at a glance', 11),
      at(50, 96, 'Policy number', 8),
      at(50, 108, policy.number, 10),
      at(220, 96, 'Effective date', 8),
      at(220, 108, policy.from, 10),
      at(380, 96, 'Expiration date', 8),
      at(380, 108, policy.to, 10),
      at(50, 150, 'Coverages and limits', 11, true),
      ...row(172, [
        [50, 'Dwelling (Coverage A)'],
        [400, policy.dwelling],
      ]),
      ...row(188, [
        [50, 'Personal liability'],
        [400, '$300,000'],
      ]),
      ...row(204, [
        [50, 'Deductible, all perils'],
        [400, '$2,500'],
      ]),
      ...row(250, [
        [50, 'Total premium for this policy'],
        [400, policy.premium],
      ]),
    ],
  ],
  truth: truthOf(policy),
});

export const insuranceDeclarations: readonly MadePaper[] = [
  declarations({
    carrier: 'Foothills Mutual Insurance Company',
    number: 'HO-4471-88210',
    from: '11/09/2026',
    to: '11/09/2027',
    isoFrom: '2026-11-09',
    isoTo: '2027-11-09',
    dwelling: '$534,230',
    premium: '$1,842.00',
  }),
  declarations({
    carrier: 'Old Dominion Property & Casualty',
    number: 'ODP 003318845',
    from: '06/01/2026',
    to: '06/01/2027',
    isoFrom: '2026-06-01',
    isoTo: '2027-06-01',
    dwelling: '$412,000',
    premium: '$1,210.55',
  }),
  declarations({
    carrier: 'Gulf States Homeowners',
    number: 'GSH7712094',
    from: '3/15/2026',
    to: '3/15/2027',
    isoFrom: '2026-03-15',
    isoTo: '2027-03-15',
    dwelling: '$512,000',
    premium: '$4,824.12',
  }),
  tiles({
    carrier: 'harbor & hearth insurance',
    number: '9B-220-417',
    from: 'May 1, 2026',
    to: 'May 1, 2027',
    isoFrom: '2026-05-01',
    isoTo: '2027-05-01',
    dwelling: '$389,500',
    premium: '$1,530.00',
  }),
  tiles({
    carrier: 'Palmetto Direct',
    number: 'PD-7781120',
    from: '08/20/2026',
    to: '08/20/2027',
    isoFrom: '2026-08-20',
    isoTo: '2027-08-20',
    dwelling: '$298,000',
    premium: '$2,004.60',
  }),
  tiles({
    carrier: 'Cascade Farm Mutual',
    number: 'CFM-55-10093',
    from: 'October 12, 2026',
    to: 'October 12, 2027',
    isoFrom: '2026-10-12',
    isoTo: '2027-10-12',
    dwelling: '$641,200',
    premium: '$1,388.04',
  }),
];
