import type { Application } from '#entities/application/application.ts';
import type { ConditionOrder } from '#entities/contract/condition-view.ts';
import type { Day } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import { isWaitingForAnswer } from '#rules/conditions/condition-state.ts';
import { conditionSubject } from '#rules/conditions/condition-subject.ts';
import { allDebts } from '#rules/debts/all-debts.ts';
import { peopleOf } from '#rules/documents/people-of.ts';
import { payoffOrderState } from '#rules/funding/payoff-order.ts';
import type { Container } from '#server/container.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { reportsOf, type StoredReport } from '#server/db/repos/application/reports.ts';
import { deliveriesOf, type NoticeDeliveryRow } from '#server/db/repos/loan/notice-deliveries.ts';
import { journeysOfLoan } from '#server/db/repos/vendors/journeys.ts';
import { type PayoffOrderRow, payoffOrdersOf } from '#server/db/repos/vendors/payoff-orders.ts';
import { unavailable } from '#server/vendors/port.ts';
import { employmentChecksIn, lastCheckOf } from './employment-checks.ts';
import type { Condition } from './reconcile-conditions.ts';

export type OrderFacts = {
  asOf: Day;
  dayOf: Container['clock']['dayOf'];
  reports: readonly StoredReport[];
  /** Applicants whose payroll can be asked again. */
  connected: readonly Person[];
  payoffs: readonly PayoffOrderRow[];
  deliveries: readonly NoticeDeliveryRow[];
};

/** Everything that says what may be ordered on a loan, and how each order stands. */
export const orderFactsOf = async (
  { database: { db }, clock, vendorGateway }: Pick<Container, 'database' | 'clock' | 'vendorGateway'>,
  { id }: Pick<StoredApplication, 'id'>,
): Promise<OrderFacts> => {
  const visits = vendorGateway.employmentCheck === null ? [] : await journeysOfLoan(db, id);
  return {
    ...{ asOf: clock.today(), dayOf: clock.dayOf },
    reports: await reportsOf(db, id),
    connected: visits
      .filter(({ capability, state }) => capability === 'payrollIncome' && state === 'finished')
      .map(({ person }) => person),
    payoffs: await payoffOrdersOf(db, id),
    deliveries: await deliveriesOf(db, id),
  };
};

/** The vendor was reached and will not tell: asking again changes nothing. */
const isRefused = ({ answer }: StoredReport): boolean => {
  const reason = unavailable.safeParse(answer).data?.reason;
  return reason === 'refused' || reason === 'otherPerson' || reason === 'garbage';
};

const checkOrder = (
  { request }: Condition,
  application: Application,
  { asOf, dayOf, reports, connected }: OrderFacts,
): ConditionOrder | null => {
  const { person } = conditionSubject(request, application);
  const jobs = peopleOf(application).find((each) => each.person === person)?.applicant.employments ?? [];
  const job = jobs.find(({ id }) => id === request.subjectId);
  if (job?.dataSource !== 'payroll' || !connected.includes(person)) return null;
  const last = lastCheckOf(reports, person);
  const none = { way: 'payroll', until: null, to: null, channel: null } as const;
  if (last === null) return { ...none, state: 'offered', on: null };
  const on = dayOf(last.answeredAt ?? last.askedAt);
  if (last.outcome === 'asking' || last.outcome === 'unavailable')
    return { ...none, state: isRefused(last) ? 'failed' : 'ordered', on };
  const check = employmentChecksIn(reports, { application, asOf }).get(job.id);
  return { ...none, state: check === undefined || check.outcome === 'unsure' ? 'unsure' : 'answered', on };
};

/** It came back, or waits on paper for an address that nobody has found yet. */
const isLost = ({ bouncedOn, channel, sentOn, mailedTo }: NoticeDeliveryRow): boolean =>
  bouncedOn !== null || (channel === 'post' && sentOn === null && mailedTo === null);

const payoffOrder = (
  { request, state }: Condition,
  application: Application,
  { asOf, payoffs, deliveries }: OrderFacts,
): ConditionOrder | null => {
  const debt = allDebts(application).find(({ id }) => id === request.subjectId);
  if (!debt?.creditor) return null;
  const last = payoffs.findLast(({ subject }) => subject === debt.id);
  if (!last) return { way: 'letter', state: 'offered', on: null, until: null, to: null, channel: null };
  const copies = deliveries.filter(({ about }) => about === last.id);
  const hasBounced = copies.length > 0 && copies.every(isLost);
  const facts = { dueOn: last.dueOn, isAnswered: !isWaitingForAnswer(state), hasBounced };
  return {
    ...{ way: 'letter', state: payoffOrderState(facts, asOf) },
    ...{ on: last.orderedOn, until: last.dueOn, to: last.creditor, channel: copies.at(-1)?.channel ?? null },
  };
};

/** What can be ordered on the applicant's consent instead of being fetched by hand, and how it stands; null where it is by hand. */
export const orderOf = (condition: Condition, application: Application, facts: OrderFacts): ConditionOrder | null => {
  const { code, kind } = condition.request;
  if (kind !== 'email') return null;
  if (code === conditionCode.employmentVerification) return checkOrder(condition, application, facts);
  return code === conditionCode.payoffStatement ? payoffOrder(condition, application, facts) : null;
};
