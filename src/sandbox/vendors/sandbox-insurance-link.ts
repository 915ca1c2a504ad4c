import { addDays, addYears } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import type { InsuranceAnswer, InsuranceRequest } from '#server/vendors/insurance-link/port.ts';
import type { Adapter } from '#server/vendors/port.ts';
import { lotOf } from './lot.ts';
import type { PersonaBook } from './persona-book.ts';
import { type SandboxSurroundings, switched } from './switched.ts';

const carriers = ['Oak Mutual', 'Riverbend Home', 'Prairie Casualty'] as const;

export const sandboxInsuranceLink = (surroundings: SandboxSurroundings, book: PersonaBook): Adapter<InsuranceRequest> =>
  switched<InsuranceRequest, InsuranceAnswer>(surroundings, {
    vendor: 'insuranceLink',
    answer: ({ address, asOf }) => {
      const lot = lotOf(address.line1, address.zip);
      const from = addDays(asOf, -lot.whole('days since', [20, 300]));
      const made = {
        dwellingCoverage: toDollars(lot.whole('coverage', [300, 700]) * 1000),
        yearlyPremium: toDollars(lot.whole('premium', [900, 2600])),
      };
      const policy = {
        carrier: lot.oneOf('carrier', carriers),
        policyNumber: `HO${lot.whole('number', [100_000, 999_999])}`,
        from,
        to: addYears(from, 1),
        mortgagee: null,
        ...(book.findHome(address)?.insurance ?? made),
      };
      return { kind: 'found', policy };
    },
    twists: {
      thin: () => ({ kind: 'notFound' }),
      inconsistent: (answer, { asOf }) =>
        answer.kind === 'found'
          ? { kind: 'lapsed', policy: { ...answer.policy, from: addYears(asOf, -2), to: addYears(asOf, -1) } }
          : answer,
    },
  });
