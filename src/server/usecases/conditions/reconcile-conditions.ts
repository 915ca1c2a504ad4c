import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { ApplicationStatus } from '#entities/application/application-status.ts';
import type { Person } from '#entities/values/person.ts';
import { getPolicy } from '#policy/policies.ts';
import { type ConditionCode, conditionCodes } from '#rules/conditions/condition-catalog.ts';
import { conditionsNow, type KnownCondition } from '#rules/conditions/condition-changes.ts';
import type { DeskFacts, OpenedByStaff } from '#rules/conditions/condition-context.ts';
import { conditionDue } from '#rules/conditions/condition-due.ts';
import { conditionRequest } from '#rules/conditions/condition-request.ts';
import { conditionRequests } from '#rules/conditions/condition-requests.ts';
import { waiverCause } from '#rules/conditions/waivers.ts';
import type { Container } from '#server/container.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { objectingPeople } from '#server/db/repos/application/answer-corrections.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { reportsOf } from '#server/db/repos/application/reports.ts';
import {
  addCondition,
  type ConditionRow,
  changeCondition,
  conditionsOf,
  type DeskConditionRow,
  deskConditionsOf,
} from '#server/db/repos/loan/conditions.ts';
import { leftToStaff, untoldFacts } from '../shared/left-to-staff.ts';
import { factsFrom } from '../shared/outside-facts-of.ts';
import { rescissionOf } from '../shared/rescission-of.ts';
import { resumeWhenComplete } from '../shared/resume-application.ts';
import { employmentChecksIn } from './employment-checks.ts';
import { hardPullOf } from './hard-pull-of.ts';

/** A waiver one person proposed; `how`: of the one condition, or of the document for both applicants. */
export const waiverProposal = z.object({
  how: z.enum(['waive', 'skip']),
  cause: waiverCause,
  note: z.string(),
  by: z.uuid(),
  byName: z.string(),
});

export type Condition = KnownCondition &
  Pick<ConditionRow, 'id' | 'openedOn' | 'dueOn' | 'reason' | 'decidedBy' | 'note' | 'title' | 'updatedAt'> & {
    waiver: z.infer<typeof waiverProposal> | null;
  };
type Stored = Pick<StoredApplication, 'id' | 'document'>;

const withConditions: ReadonlySet<ApplicationStatus> = new Set([
  'disclosures',
  'identityVerification',
  'incomeDocs',
  'loanDisbursement',
  'applicationSubmitted',
]);

/** Before the agreement is signed answers still change page by page; from then on each change is evaluated at once. */
export const hasConditions = (status: ApplicationStatus): boolean => withConditions.has(status);

export const toCondition = ({ request, waiver, ...row }: ConditionRow): Condition => ({
  ...row,
  request: conditionRequest.parse(request),
  waiver: waiverProposal.nullable().parse(waiver),
});

const codeOf = (code: number): ConditionCode => {
  const known = conditionCodes.find((each) => each === code);
  if (known === undefined) throw new Error(`There is no condition ${code}.`);
  return known;
};

const openedOf = ({ code, owner, kind, priorTo, subjectId }: DeskConditionRow): OpenedByStaff => {
  if (kind !== null && priorTo !== null) return { own: { owner, kind, priorTo }, subjectId };
  if (owner === 'lender') throw new Error(`Condition ${code} is asked of nobody.`);
  return { code: codeOf(code), owner, subjectId };
};

/** The identity vendor's doubts become a request to the applicant; a later matching answer ends them. */
const mismatchesIn = (reports: Awaited<ReturnType<typeof reportsOf>>): Person[] =>
  (['borrower', 'coborrower'] as const).filter((person) => {
    const last = reports.findLast((row) => row.kind === 'identity' && row.person === person && row.answeredAt);
    return last?.outcome === 'unsure';
  });

type Known = Pick<Container, 'clock' | 'env'>;

const seenNow = async (container: Known, db: Reader, { id, document }: Stored) => {
  const asOf = container.clock.today();
  const [rows, opened, reports, rescission] = [
    await conditionsOf(db, id),
    await deskConditionsOf(db, id),
    await reportsOf(db, id),
    await rescissionOf(db, { id, document }, asOf),
  ];
  const known = rows.map(toCondition);
  const desk: DeskFacts = {
    opened: opened.map(openedOf),
    paidBeforeClosing: [],
    identityMismatches: mismatchesIn(reports),
    leftToStaff: [...new Set([...leftToStaff(container), ...untoldFacts(reports)])],
    isHardPullOpen: ['missing', 'failing'].includes((await hardPullOf(db, { id, document })).kind),
    objecting: await objectingPeople(db, id),
  };
  const facts = factsFrom(reports, document);
  const requests = conditionRequests({ application: document, facts, desk, policy: getPolicy(asOf), asOf });
  const checks = employmentChecksIn(reports, { application: document, asOf });
  const now = conditionsNow(known, {
    requests,
    facts: { application: document, rescission: rescission.kind, checks },
  });
  const byKey = new Map(known.map((each) => [each.key, each]));
  const differing = now.filter((each) => {
    const before = byKey.get(each.key);
    if (!before) return true;
    const { state, answer, isAsked, request } = before;
    return !isDeepStrictEqual(
      { state, answer, isAsked, request },
      { state: each.state, answer: each.answer, isAsked: each.isAsked, request: each.request },
    );
  });
  return { now, byKey, differing };
};

/** The conditions today's facts require, whether or not a write has stored them yet: a read never reconciles. */
export const conditionsToday = async (container: Known, db: Reader, stored: Stored): Promise<Condition[]> => {
  const { clock } = container;
  const asOf = clock.today();
  const { now, byKey } = await seenNow(container, db, stored);
  return now.map((each) => {
    const before = byKey.get(each.key);
    const days = { openedOn: asOf, dueOn: conditionDue(each.request.priorTo, asOf) };
    const fresh = {
      id: each.key,
      ...days,
      reason: null,
      decidedBy: null,
      note: null,
      title: null,
      waiver: null,
      updatedAt: clock.now(),
    };
    if (!before) return { ...fresh, ...each };
    const isBack = each.isAsked && !before.isAsked;
    const told = each.state === before.state ? {} : { reason: null, decidedBy: null };
    return { ...before, ...each, ...(isBack ? days : {}), ...told };
  });
};

/**
 * Reconciles the stored conditions with the facts, in the transaction that changed them and under the application's lock.
 * Repeating it changes nothing.
 */
export const reconcileConditions = async (container: Known, tx: Tx, stored: Stored): Promise<void> => {
  const { clock } = container;
  const asOf = clock.today();
  const { byKey, differing } = await seenNow(container, tx, stored);
  const at = { applicationId: stored.id };
  for (const { key, request, state, answer, isAsked } of differing) {
    const before = byKey.get(key);
    const body = { key, code: request.code, state };
    const tell = (kind: Parameters<typeof appendEvent>[1]['kind']) =>
      appendEvent(tx, { ...at, actor: 'system', kind, body });
    if (!before) {
      const days = { openedOn: asOf, dueOn: conditionDue(request.priorTo, asOf) };
      await addCondition(tx, { ...at, key, code: request.code, request, state, answer, isAsked, ...days });
      await tell('conditionOpened');
      continue;
    }
    const isBack = isAsked && !before.isAsked;
    const days = isBack ? { openedOn: asOf, dueOn: conditionDue(request.priorTo, asOf) } : {};
    const told = state === before.state ? {} : { reason: null, decidedBy: null };
    await changeCondition(tx, { ...at, key }, { request, state, answer, isAsked, ...days, ...told });
    await tell(isBack ? 'conditionOpened' : isAsked ? 'conditionChanged' : 'conditionGone');
  }
  await resumeWhenComplete({ clock }, tx, stored.id);
};
