import type { Application } from '#entities/application/application.ts';
import type { ConditionView } from '#entities/contract/condition-view.ts';
import type { StoredFile } from '#entities/contract/stored-file.ts';
import type { Day } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import { isOwnTask, uploadedFor } from '#rules/conditions/condition-state.ts';
import { conditionSubject } from '#rules/conditions/condition-subject.ts';
import { reviewDue } from '#rules/work/review-due.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { taskLinksOf } from '#server/db/repos/accounts/task-links.ts';
import { findApplication, lockApplication, type StoredApplication } from '#server/db/repos/application/applications.ts';
import { conditionsOf } from '#server/db/repos/loan/conditions.ts';
import { listFiles } from '../shared/list-files.ts';
import { type OrderFacts, orderFactsOf, orderOf } from './condition-orders.ts';
import { type Condition, conditionsToday, reconcileConditions, toCondition } from './reconcile-conditions.ts';

/** For callers that write: locks, reconciles and reads, all in their transaction. */
export const lockConditions = async (container: Pick<Container, 'clock' | 'env'>, tx: Tx, applicationId: string) => {
  const stored = await lockApplication(tx, applicationId);
  if (!stored) throw new AppError('notFound');
  await reconcileConditions(container, tx, stored);
  const rows = await conditionsOf(tx, applicationId);
  return { stored, conditions: rows.map(toCondition).filter(({ isAsked }) => isAsked) };
};

/** An application with its current conditions. */
export type LoanSnapshot = { stored: StoredApplication; conditions: Condition[] };

export const currentConditions = async (
  container: Pick<Container, 'database' | 'clock' | 'env'>,
  applicationId: string,
): Promise<LoanSnapshot> => {
  const { db } = container.database;
  const stored = await findApplication(db, applicationId);
  if (!stored) throw new AppError('notFound');
  const conditions = await conditionsToday(container, db, stored);
  return { stored, conditions: conditions.filter(({ isAsked }) => isAsked) };
};

const whoseOf = ({ request }: Condition, application: Application, person: Person): ConditionView['whose'] | null => {
  // A task staff gave themselves is no business of the applicant's.
  if (isOwnTask(request)) return null;
  // What one applicant disputes is between them and us.
  if (request.code === conditionCode.objection && request.subjectId !== person) return null;
  if (request.owner === 'lender') return 'lender';
  if (request.isShared) return application.coborrower === null ? 'mine' : 'either';
  if (request.owner === 'thirdParty')
    return conditionSubject(request, application).person === person ? 'thirdParty' : null;
  return request.owner === person ? 'mine' : null;
};

export const placeOf = ({ propertyOwnership }: Application, propertyId: string | null): string | null =>
  propertyOwnership.find((owned) => owned.propertyId === propertyId)?.property.line1 ?? null;

type Surroundings = {
  document: Application;
  files: readonly StoredFile[];
  links: Awaited<ReturnType<typeof taskLinksOf>>;
  orders: OrderFacts;
  dayOf: Container['clock']['dayOf'];
};

/** What was sent in is reviewed within our days; a third party has until its link ends. */
const untilOf = (
  { state, dueOn, updatedAt }: Condition,
  linkEnds: Day | undefined,
  dayOf: Container['clock']['dayOf'],
): Day => {
  if (state === 'received') return reviewDue(dayOf(updatedAt));
  return state === 'requested' ? (linkEnds ?? dueOn) : dueOn;
};

/** One request in the API's terms, with the files submitted for it. */
export const conditionViewOf = (
  { condition, whose }: { condition: Condition; whose: ConditionView['whose'] },
  { document, files, links, orders, dayOf }: Surroundings,
): ConditionView => {
  const { key, state, dueOn, reason, note, title, request } = condition;
  const { code, kind, priorTo, documentType, propertyId, subjectId, count, years } = request;
  const subject = conditionSubject(request, document);
  const order = orderOf(condition, document, orders);
  // A letter on paper took the place of an earlier email.
  const link = order?.channel === 'post' ? undefined : links.find((each) => each.subject === key);
  const reviewOf = (fileId: string) => document.uploads.find((each) => each.id === fileId)?.state ?? 'received';
  const isFor = (file: StoredFile) =>
    file.documentType === documentType && file.propertyId === propertyId && file.subjectId === subjectId;
  return {
    key,
    code,
    kind,
    state,
    priorTo,
    whose,
    dueOn,
    reason,
    note,
    title,
    documentType,
    propertyId,
    place: placeOf(document, propertyId),
    subjectId,
    subject: subject.name,
    subjectEmail: kind === 'email' ? subject.email : null,
    count,
    years,
    uploaded: kind === 'document' ? uploadedFor(request, document.uploads) : 0,
    // Third-party text is visible to the lender only.
    answer: kind === 'information' && code !== conditionCode.accountForFunds ? condition.answer : null,
    until: untilOf(condition, link && dayOf(link.expiresAt), dayOf),
    sentOn: link ? dayOf(link.createdAt) : null,
    sentTo: link?.recipient ?? null,
    order,
    files:
      kind === 'document'
        ? files.filter(isFor).map(({ id: fileId, name, size, pages, state: scanned }) => ({
            id: fileId,
            name,
            size,
            pages,
            state: scanned,
            review: reviewOf(fileId),
          }))
        : [],
  };
};

/** The conditions this applicant may see: their own, the household's, and those waiting on third parties on their behalf. */
export const conditionViewsFor = async (
  container: Container,
  { stored, conditions }: LoanSnapshot,
  person: Person,
): Promise<ConditionView[]> => {
  const { id: applicationId, document } = stored;
  const files = await listFiles(container, { applicationId, person });
  const orders = await orderFactsOf(container, stored);
  const links = await taskLinksOf(container.database.db, { applicationId, task: 'condition' });
  return conditions.flatMap((condition) => {
    const whose = whoseOf(condition, document, person);
    const about = { document, files, links, orders, dayOf: container.clock.dayOf };
    return whose === null ? [] : [conditionViewOf({ condition, whose }, about)];
  });
};

export const conditionsFor = async (
  container: Container,
  { applicationId, person }: { applicationId: string; person: Person },
): Promise<ConditionView[]> => conditionViewsFor(container, await currentConditions(container, applicationId), person);
