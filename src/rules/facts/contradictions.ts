import type { Application } from '#entities/application/application.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { type Day, dayNumber } from '#entities/values/day.ts';
import { type Cents, centsOf, type Dollars, toDollars } from '#entities/values/money.ts';
import { type Person, person } from '#entities/values/person.ts';
import { otherOwners } from '../conditions/title-names.ts';
import type { LoanContext } from '../eligibility/loan-facts.ts';
import { incomeWorksheet } from '../income/income-worksheet.ts';
import { type OccupancySign, occupancySign } from '../rescission/occupancy.ts';
import { homeLoans } from './home-loans.ts';

/** Answers and records that cannot both be true. */
export type Contradiction =
  | { kind: 'acquired'; stated: Day; recorded: Day }
  /** On the land records, and named by nobody. */
  | { kind: 'owner'; name: string }
  /** The credit file knows this person under another name or number. */
  | { kind: 'name'; person: Person }
  | { kind: 'occupancy'; sign: OccupancySign }
  /** A month; `subject` is the job, the source or the property. */
  | { kind: 'income'; subject: string; stated: Dollars; verified: Cents }
  /** What was stated or reported, and what is left of it on the list. */
  | { kind: 'loans'; expected: Dollars; listed: Dollars };

/** Deeds are recorded some weeks after the day of the sale. */
const MOST_DAYS = 90;

const ofTitle = (application: Application, { title }: Pick<OutsideFacts, 'title'>): Contradiction[] => {
  if (title === null) return [];
  const [stated, recorded] = [application.property.acquiredOn, title.acquiredOn];
  const isApart = stated !== null && recorded !== null && Math.abs(dayNumber(stated) - dayNumber(recorded)) > MOST_DAYS;
  const named = new Set(application.otherTitleHolders.map(({ id }) => id));
  return [
    ...(isApart ? [{ kind: 'acquired' as const, stated, recorded }] : []),
    ...otherOwners(application, title)
      .filter(({ id }) => !named.has(id))
      .map(({ name }) => ({ kind: 'owner' as const, name })),
  ];
};

/** A verified month may fall short of the stated one by a twentieth; the verified one counts either way. */
const isMuchShort = (verified: Cents, stated: Dollars): boolean => verified * 20 < centsOf(stated) * 19;

type Known = { application: Application } & LoanContext;

const ofIncome = ({ application, facts, policy, asOf }: Known): Contradiction[] => {
  const { verifiedEmployments: verified, verifiedIncome: amounts } = facts;
  return incomeWorksheet(application, { policy, asOf, verified, amounts }).rows.flatMap(({ subject, stated, used }) =>
    subject !== null && stated !== null && used?.isVerified && isMuchShort(used.gross, stated)
      ? [{ kind: 'income' as const, subject, stated, verified: used.gross }]
      : [],
  );
};

const ofLoans = ({ application, facts }: Known): Contradiction[] => {
  const { listed, stated, reported, hasFallen } = homeLoans(application, facts);
  return hasFallen ? [{ kind: 'loans', expected: toDollars(Math.max(stated ?? 0, reported ?? 0)), listed }] : [];
};

/** Names, dates, owners, occupancy, income and loans: what was said beside what others tell. */
export const contradictions = (known: Known): Contradiction[] => {
  const { application, facts } = known;
  const sign = occupancySign(application);
  return [
    ...ofTitle(application, facts),
    ...person.options
      .filter((each) => facts.credit[each]?.hasNameOrSsnVariation)
      .map((each) => ({ kind: 'name' as const, person: each })),
    ...(sign === null ? [] : [{ kind: 'occupancy' as const, sign }]),
    ...ofIncome(known),
    ...ofLoans(known),
  ];
};
