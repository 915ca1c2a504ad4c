import { at, cents, type MadePaper, row } from './made-paper.ts';

const declarations: MadePaper = {
  type: 'homeownersInsurance',
  layout: 'unseen: declarations in serif',
  face: 'serif',
  pages: [
    [
      at(40, 40, 'Northgate Property & Casualty', 14, true),
      at(40, 60, 'Homeowners Policy Declarations', 12, true),
      at(40, 84, 'Policy Number: NPH 0048812 7'),
      at(40, 98, 'Policy Period: From 06/14/2026 To 06/14/2027'),
      at(40, 110, '12:01 A.M. standard time at the residence premises', 7),
      at(40, 132, 'Named Insured: Ines Albarran'),
      ...row(166, [
        [40, 'SECTION I – PROPERTY COVERAGES'],
        [400, 'LIMIT OF LIABILITY'],
      ]),
      ...row(182, [
        [40, 'A. Dwelling'],
        [400, '$468,000'],
      ]),
      ...row(196, [
        [40, 'B. Other Structures'],
        [400, '$46,800'],
      ]),
      ...row(210, [
        [40, 'C. Personal Property'],
        [400, '$327,600'],
      ]),
      ...row(240, [
        [40, 'Total Policy Premium'],
        [400, '$2,214.00'],
      ]),
      at(40, 262, 'Deductible: $1,000 all perils'),
    ],
  ],
  truth: {
    policyNumber: 'NPH 0048812 7',
    policyFrom: '2026-06-14',
    policyTo: '2027-06-14',
    dwellingCoverage: cents('468,000.00'),
    yearlyPremium: cents('2,214.00'),
  },
};

const renewal: MadePaper = {
  type: 'homeownersInsurance',
  layout: 'unseen: renewal of a mutual company',
  face: 'typewriter',
  pages: [
    [
      at(40, 40, 'FARMERS OF MITCHELL MUTUAL', 12, true),
      at(40, 56, 'RENEWAL DECLARATIONS'),
      at(40, 84, 'POLICY NO. 7712-44-09'),
      at(40, 98, 'EFFECTIVE 03/01/2026 TO 03/01/2027'),
      ...row(126, [
        [40, 'COVERAGE A - DWELLING'],
        [300, '$390,500'],
      ]),
      ...row(140, [
        [40, 'COVERAGE B - OTHER STRUCTURES'],
        [300, '$39,050'],
      ]),
      ...row(154, [
        [40, 'COVERAGE E - PERSONAL LIABILITY'],
        [300, '$300,000'],
      ]),
      ...row(180, [
        [40, 'ANNUAL PREMIUM'],
        [300, '$1,688.00'],
      ]),
      at(40, 204, 'MORTGAGEE: FRENCH BROAD SAVINGS BANK ISAOA'),
    ],
  ],
  truth: {
    policyNumber: '7712-44-09',
    policyFrom: '2026-03-01',
    policyTo: '2027-03-01',
    dwellingCoverage: cents('390,500.00'),
    yearlyPremium: cents('1,688.00'),
  },
};

export const unseenInsurance: readonly MadePaper[] = [declarations, renewal];
