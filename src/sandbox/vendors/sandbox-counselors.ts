import { COUNSELORS } from '#entities/facts/published/counselor-list.ts';
import type { CounselorPort } from '#server/vendors/counselors/port.ts';
import { lotOf } from './lot.ts';

const kinds = [
  'Housing Partners',
  'Home Counseling',
  'Neighborhood Housing',
  'Family Housing Help',
  'Community Homes',
] as const;
const streets = ['Main Street', 'Church Street', 'Market Street', 'Oak Avenue'] as const;

/** Ten made-up agencies near any ZIP code, fetched today. */
export const sandboxCounselors: CounselorPort = async ({ zip, asOf }) => ({
  zip,
  obtainedOn: asOf,
  counselors: Array.from({ length: COUNSELORS }, (_, at) => {
    const lot = lotOf(zip, String(at));
    return {
      name: `Sandbox ${lot.oneOf('kind', kinds)} ${at + 1}`,
      phone: `(555) 010-0${200 + at}`,
      address: `${lot.whole('number', [10, 990])} ${lot.oneOf('street', streets)}, near ${zip}`,
      website: `counselor${at + 1}.sandbox.example`,
      email: null,
      languages: at % 3 === 0 ? ['English', 'Spanish'] : ['English'],
      services: ['Home equity and reverse mortgage counseling', 'Budgeting'],
      distance: at * 2 + lot.whole('tenths', [1, 19]) / 10,
    };
  }),
});
