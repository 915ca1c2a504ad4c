import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type OutsideQuestion, type PullState, pullState } from '#entities/facts/outside-question.ts';
import { destinationAfter } from '#funnel/destination-after.ts';
import { resumePath } from '#funnel/engine/resume.ts';
import type { Container } from '#server/container.ts';
import { findApplication, type StoredApplication } from '#server/db/repos/application/applications.ts';
import { statusOf } from '#server/db/repos/application/coborrower-progress.ts';
import { findConsent } from '#server/db/repos/application/consents.ts';
import { reportsOf, type StoredReport } from '#server/db/repos/application/reports.ts';
import { journeysOf } from '#server/db/repos/vendors/journeys.ts';
import type { Subject } from '#server/vendors/port.ts';
import { decideApplication } from '../shared/decide-application.ts';
import { knownAddress } from '../shared/known-address.ts';
import { isAskedOfNobody } from '../shared/left-to-staff.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { pullStateOf } from './outcome-of.ts';

export type Pull = { what: OutsideQuestion; state: PullState };
export type Pulls = { pulls: Pull[]; isSettled: boolean; next: string };

const unanswered: ReadonlySet<PullState> = new Set(['waiting', 'asking', 'unavailable']);

const withAddress = z.object({ address: z.unknown() });

/** A row without an answer yet may be for this home; one with another home's answer is not. */
const isOfHome = ({ answer }: StoredReport, home: unknown): boolean => {
  const told = withAddress.safeParse(answer);
  return !told.success || told.data.address === undefined || isDeepStrictEqual(told.data.address, home);
};

const stateOf = (rows: readonly StoredReport[]): PullState => {
  const last = rows.at(-1);
  if (!last) return 'waiting';
  // A first look settles nothing: staff order the fact itself.
  return last.outcome === 'firstLook' ? 'byStaff' : pullState.parse(last.outcome);
};

const homePulls = (rows: readonly StoredReport[], { document }: StoredApplication): Pull[] => {
  const home = knownAddress(document);
  if (!home) return [];
  const here = (kind: string) => rows.filter((row) => row.kind === kind && isOfHome(row, home));
  const models = stateOf(here('avm'));
  const whole = stateOf(here('avmCascade'));
  const { isAddressVerified } = document.property;
  const title = here('title');
  return [
    { what: 'address', state: isAddressVerified === null ? 'waiting' : isAddressVerified ? 'found' : 'unsure' },
    // One model's answer is not yet the cascade's.
    {
      what: 'valuation',
      state: whole !== 'waiting' ? whole : models === 'unavailable' || models === 'waiting' ? models : 'asking',
    },
    { what: 'flood', state: stateOf(here('flood')) },
    ...(title.length > 0 ? [{ what: 'title' as const, state: stateOf(title) }] : []),
  ];
};

const consentPulls = async (
  { database: { db } }: Container,
  { subject, rows }: { subject: Subject; rows: readonly StoredReport[] },
): Promise<Pull[]> => {
  const consented = { credit: 'softPull', income: 'payroll', insurance: 'insurance' } as const;
  const pulls: Pull[] = [];
  const visits = await journeysOf(db, subject);
  for (const what of ['credit', 'income', 'insurance'] as const) {
    const payroll = await findConsent(db, { ...subject, kind: consented[what] });
    const consent = payroll ?? (what === 'income' ? await findConsent(db, { ...subject, kind: 'bank' }) : null);
    if (!consent) continue;
    const visit = visits.find(({ reportKey }) => reportKey.endsWith(`/${consent}`));
    const answered = stateOf(rows.filter((row) => row.idempotencyKey.endsWith(`/${consent}`)));
    pulls.push({ what, state: visit && visit.state !== 'finished' ? pullStateOf[visit.state] : answered });
  }
  return pulls;
};

/**
 * The status of each request that concerns the caller: the home's and their own, never the other applicant's. Given the step they
 * come from, `next` is the step the facts known by now lead to.
 */
export const creditPulls = async (
  container: Container,
  { subject, step }: { subject: Subject; step: string | null },
): Promise<Pulls | null> => {
  const stored = await findApplication(container.database.db, subject.applicationId);
  if (!stored) return null;
  const rows = await reportsOf(container.database.db, stored.id);
  const pulls = [...(await consentPulls(container, { subject, rows })), ...homePulls(rows, stored)].map((pull) =>
    unanswered.has(pull.state) && isAskedOfNobody(container, pull.what) ? { ...pull, state: 'byStaff' as const } : pull,
  );
  const isSettled = pulls.every(({ state }) => state !== 'waiting' && state !== 'asking');
  const status = await statusOf(container.database.db, stored, subject.person);
  if (step === null) return { pulls, isSettled, next: resumePath(status) };
  const { document, variant } = stored;
  const asOf = container.clock.today();
  const facts = await outsideFactsOf(container.database.db, stored);
  const { trace } = decideApplication({ application: document, facts, asOf });
  const { person } = subject;
  return {
    pulls,
    isSettled,
    next: destinationAfter({ application: document, variant, person, key: step, status, trace }).to,
  };
};
