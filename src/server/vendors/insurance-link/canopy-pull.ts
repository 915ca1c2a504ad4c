import { z } from 'zod';
import type { InsurancePolicy } from '#entities/facts/insurance-policy.ts';
import { day } from '#entities/values/day.ts';
import { type Cents, nearestDollars } from '#entities/values/money.ts';
import type { Unavailable } from '../port.ts';
import type { InsuranceAnswer, InsuranceRequest } from './port.ts';

const cents = z.int().nonnegative();
const dateOf = z
  .string()
  .transform((text) => text.slice(0, 10))
  .pipe(day);

const policy = z.object({
  carrier_policy_number: z.string().min(1),
  policy_type: z.string(),
  effective_date: dateOf,
  expiry_date: dateOf,
  canceled_date: z.string().nullable().optional(),
  total_premium_cents: cents,
  carrier_name: z.string().min(1),
  status: z.string(),
  dwellings: z.array(
    z.object({
      mortgagee_name: z.string().nullable().optional(),
      address: z.object({ number: z.string().nullish(), zip: z.string().nullish() }).nullish(),
      coverages: z.array(
        z.object({
          name: z.string(),
          per_incident_limit_cents: cents.nullable().optional(),
          is_declined: z.boolean().optional(),
        }),
      ),
    }),
  ),
});

const pull = z.object({
  success: z.literal(true),
  pull: z.object({ status: z.string(), no_policies: z.boolean().optional(), policies: z.array(z.unknown()) }),
});

const homeTypes = ['HOMEOWNERS', 'CONDO', 'DWELLING_FIRE'];

type Policy = z.infer<typeof policy>;
type Asked = Pick<InsuranceRequest, 'asOf' | 'address'>;

/** By house number and ZIP code: insurers spell streets in many ways. A dwelling whose address is not told is not the home. */
const dwellingAt = ({ dwellings }: Policy, { line1, zip }: Asked['address']): Policy['dwellings'][number] | null => {
  const number = /^\s*(\w+)/.exec(line1)?.[1]?.toLowerCase();
  return (
    dwellings.find(
      ({ address }) => address?.zip?.slice(0, 5) === zip && address.number?.trim().toLowerCase() === number,
    ) ?? null
  );
};

const policyOf = (told: Policy, at: Asked['address']): InsurancePolicy | null => {
  const dwelling = dwellingAt(told, at);
  const coverage = dwelling?.coverages.find(({ name, is_declined }) => name === 'DWELLING' && is_declined !== true);
  const limit = coverage?.per_incident_limit_cents;
  // An amount of 0 means that the insurer did not tell it.
  if (!dwelling || !limit || told.total_premium_cents === 0) return null;
  return {
    carrier: told.carrier_name,
    policyNumber: told.carrier_policy_number,
    from: told.effective_date,
    to: told.expiry_date,
    dwellingCoverage: nearestDollars(limit as Cents),
    yearlyPremium: nearestDollars(told.total_premium_cents as Cents),
    mortgagee: dwelling.mortgagee_name ?? null,
  };
};

/** Amounts come in cents, dates as timestamps. An expired policy is distinguished from no policy; one on another home is none. */
export const insuranceFromCanopy = (body: unknown, { asOf, address }: Asked): InsuranceAnswer | Unavailable => {
  const parsed = pull.safeParse(body);
  if (!parsed.success) return { kind: 'unavailable', reason: 'garbage' };
  if (parsed.data.pull.status !== 'SUCCESS') return { kind: 'unavailable', reason: 'notReady' };
  const homes = parsed.data.pull.policies.flatMap((each) => {
    const known = policy.safeParse(each);
    const isHome = known.success && homeTypes.includes(known.data.policy_type);
    return isHome && dwellingAt(known.data, address) ? [known.data] : [];
  });
  const [home] = homes.toSorted((a, b) => b.expiry_date.localeCompare(a.expiry_date));
  const found = home && policyOf(home, address);
  if (!home || !found) return { kind: 'notFound' };
  const isInForce = home.status === 'ACTIVE' && !home.canceled_date && found.from <= asOf && asOf <= found.to;
  return { kind: isInForce ? 'found' : 'lapsed', policy: found };
};
