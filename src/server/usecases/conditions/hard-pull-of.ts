import type { Day } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import { isApproval } from '#rules/decision/decision-options.ts';
import { peopleOf } from '#rules/documents/people-of.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { reportsOf } from '#server/db/repos/application/reports.ts';
import { acceptedPolicy, checkAcceptedTerms, findAcceptedOffer } from '../shared/accepted-terms.ts';
import { loanStanding } from '../shared/loan-standing.ts';
import { factsFrom } from '../shared/outside-facts-of.ts';

/** Where the hard pull before closing stands. */
export type HardPull =
  /** The policy of the accepted line asks for none, or nothing is accepted. */
  | { kind: 'notNeeded' }
  /** Ordered once the loan is approved. */
  | { kind: 'planned' }
  /** Approved, and not there yet for these people. */
  | { kind: 'missing'; people: Person[] }
  /** The accepted line does not pass on it. */
  | { kind: 'failing'; on: Day }
  | { kind: 'confirmed'; on: Day };

export const hardPullOf = async (db: Reader, stored: Pick<StoredApplication, 'id' | 'document'>): Promise<HardPull> => {
  const accepted = await findAcceptedOffer(db, stored.id);
  if (accepted === null || acceptedPolicy(accepted).credit.hardPull === 'none') return { kind: 'notNeeded' };
  const { decided } = await loanStanding(db, stored);
  if (!isApproval(decided?.kind ?? null)) return { kind: 'planned' };
  const rows = await reportsOf(db, stored.id);
  const { credit } = factsFrom(
    rows.filter(({ look }) => look === 'hard'),
    stored.document,
  );
  const people = peopleOf(stored.document).map(({ person }) => person);
  const missing = people.filter((person) => credit[person]?.outcome !== 'found');
  if (missing.length > 0) return { kind: 'missing', people: missing };
  const on = people.flatMap((person) => credit[person]?.pulledOn ?? []).toSorted()[0] ?? accepted.acceptedOn;
  const { kind } = await checkAcceptedTerms(db, stored);
  return { kind: kind === 'failing' || kind === 'unsupported' ? 'failing' : 'confirmed', on };
};
