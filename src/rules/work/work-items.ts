import type { WorkQueue } from '#entities/contract/desk/work-item.ts';
import { conditionCode } from '../conditions/condition-catalog.ts';
import { factCodes } from '../conditions/fact-conditions.ts';
import { rescissionPeriod } from '../rescission/rescission.ts';
import { decisionClock, nextDueOf } from '../stage/pipeline-clocks.ts';
import { reviewDue } from './review-due.ts';
import type { WorkCondition, WorkFacts, WorkItem } from './work-item.ts';

type Made = Pick<WorkItem, 'kind' | 'subject' | 'since'> & Partial<WorkItem>;

const item = (queue: WorkQueue, made: Made): WorkItem => ({
  queue,
  detail: null,
  person: null,
  action: 'workLoan',
  dueOn: null,
  first: null,
  notBy: [],
  ...made,
});

const personOf = ({ owner }: WorkCondition) => (owner === 'borrower' || owner === 'coborrower' ? owner : null);
const known = (...ids: readonly (string | null)[]): string[] => ids.filter((id) => id !== null);

const documents = ({ unreviewed }: WorkFacts): WorkItem[] =>
  unreviewed.map(({ id, type, side, person, at, on }) =>
    item('documents', {
      ...{ kind: 'document', subject: id, detail: side === null ? type : `${type}/${side}`, person, since: at },
      dueOn: reviewDue(on),
    }),
  );

const lendersFacts: ReadonlySet<number> = new Set([...Object.values(factCodes), conditionCode.hardCredit]);

/** Time or another step settles them. */
const byThemselves: ReadonlySet<number> = new Set([
  conditionCode.signedDocuments,
  conditionCode.closingAppointment,
  conditionCode.rescission,
]);

/** A task for closing or funding is no work before the loan is approved. */
const isTime = ({ priorTo }: WorkCondition, { isApproved }: WorkFacts): boolean =>
  isApproved || priorTo === 'approval' || priorTo === 'docs';

const conditions = (facts: WorkFacts): WorkItem[] =>
  facts.conditions.flatMap((condition) => {
    const { code, state, kind, owner, key, documentType, changedAt, changedOn, openedOn, dueOn } = condition;
    if (byThemselves.has(code) || lendersFacts.has(code) || condition.isWaiverProposed || !isTime(condition, facts))
      return [];
    const about = { subject: key, detail: String(code), person: personOf(condition) };
    if (state === 'received' && kind !== 'document')
      return [item('conditions', { kind: 'answer', ...about, since: changedAt, dueOn: reviewDue(changedOn) })];
    const isReviewed = !facts.unreviewed.some(({ type }) => type === documentType);
    if (state === 'received' && isReviewed)
      return [item('conditions', { kind: 'ready', ...about, since: changedAt, dueOn: reviewDue(changedOn) })];
    const isTask = owner === 'lender' && state === 'requested';
    return isTask ? [item('conditions', { kind: 'task', ...about, since: openedOn, dueOn })] : [];
  });

/** A fact to order and enter; one that waits for its second person is entered already. */
const factTasks = (facts: WorkFacts): WorkItem[] =>
  facts.conditions.flatMap((condition) => {
    const { code, state, key, openedOn, dueOn } = condition;
    const isEntered = facts.factEntries.some(
      ({ kind }) => kind in factCodes && factCodes[kind as keyof typeof factCodes] === code,
    );
    if (!lendersFacts.has(code) || state !== 'requested' || isEntered || !isTime(condition, facts)) return [];
    return [item('facts', { kind: 'fact', subject: key, detail: String(code), since: openedOn, dueOn })];
  });

const decisions = ({ stage, clocks, proposal, returned, valueReviewers }: WorkFacts): WorkItem[] => {
  const clock = decisionClock(clocks);
  if (proposal === null && returned !== null)
    return [
      item('decisions', {
        ...{ kind: 'returnedProposal', subject: returned.id, action: 'decide', since: returned.at },
        ...{ dueOn: nextDueOf(clocks), first: returned.by, notBy: valueReviewers },
      }),
    ];
  if (stage !== 'review' || proposal !== null || clock === null) return [];
  const dueOn = clock.metOn === null ? clock.dueOn : null;
  return [
    item('decisions', {
      ...{ kind: 'decision', subject: 'decision', action: 'decide', since: clock.startedOn, dueOn },
      notBy: valueReviewers,
    }),
  ];
};

/** Everything one person proposed and a second has to answer. */
const seconds = (facts: WorkFacts): WorkItem[] => {
  const { proposal, agreed, isReleased, deciders, clocks } = facts;
  const dueOn = nextDueOf(clocks);
  const waivers = facts.conditions.filter(({ isWaiverProposed }) => isWaiverProposed);
  const [first] = agreed;
  const proposedPayments = facts.payments.filter(({ state }) => state === 'created');
  return [
    ...(proposal === null
      ? []
      : [
          item('seconds', {
            ...{ kind: 'decisionProposal', subject: proposal.id, action: 'decide', since: proposal.at, dueOn },
            notBy: [...known(proposal.by), ...facts.valueReviewers],
          }),
        ]),
    ...waivers.map((condition) =>
      item('seconds', {
        ...{ kind: 'waiver', subject: condition.key, detail: String(condition.code), person: personOf(condition) },
        ...{ action: 'decide', since: condition.changedAt, dueOn, notBy: known(condition.waiverBy) },
      }),
    ),
    ...facts.factEntries.map(({ id, kind, person, by, at }) =>
      item('seconds', { kind: 'factEntry', subject: id, detail: kind, person, since: at, dueOn, notBy: known(by) }),
    ),
    ...facts.payoffLetters.map(({ id, by, at }) =>
      item('seconds', { kind: 'payoffLetter', subject: id, action: 'close', since: at, dueOn, notBy: known(by) }),
    ),
    ...(first && agreed.length === 1 && !isReleased
      ? [
          item('seconds', {
            ...{ kind: 'paymentPlan', subject: 'payments', action: 'fund', since: first.at, dueOn },
            notBy: [first.by, ...deciders],
          }),
        ]
      : []),
    ...proposedPayments.map(({ id, by, at }) =>
      item('seconds', {
        kind: 'payment',
        subject: id,
        action: 'fund',
        since: at,
        dueOn,
        notBy: [...known(by), ...deciders],
      }),
    ),
  ];
};

const closings = (facts: WorkFacts): WorkItem[] => {
  const { stage, appointmentOn, accountOpenedOn, agreed, isReleased, deciders, clocks } = facts;
  const booked = facts.conditions.find(({ code }) => code === conditionCode.closingAppointment);
  const moneyBack = clocks.find(({ kind, metOn }) => kind === 'moneyBack' && metOn === null);
  const fundsOn = accountOpenedOn === null ? null : rescissionPeriod(accountOpenedOn).fundingDay;
  const money = { action: 'fund', notBy: deciders } as const;
  const isUnapproved = stage === 'funding' && !isReleased && agreed.length === 0;
  const isToRelease = stage === 'funding' && !isReleased && agreed.length > 1;
  return [
    ...(stage === 'closing' && appointmentOn !== null && accountOpenedOn === null
      ? [
          item('closings', {
            kind: 'signing',
            subject: 'signing',
            action: 'close',
            since: booked?.changedAt ?? appointmentOn,
            dueOn: appointmentOn,
          }),
        ]
      : []),
    ...(isUnapproved && accountOpenedOn !== null
      ? [
          item('closings', {
            kind: 'paymentApproval',
            subject: 'payments',
            ...money,
            since: accountOpenedOn,
            dueOn: fundsOn,
          }),
        ]
      : []),
    ...(isToRelease
      ? [
          item('closings', {
            kind: 'release',
            subject: 'release',
            ...money,
            since: agreed[1]?.at ?? '',
            dueOn: fundsOn,
          }),
        ]
      : []),
    ...facts.payments
      .filter(({ state }) => state === 'returned' || state === 'refused')
      .map(({ id, at }) => item('closings', { kind: 'returnedPayment', subject: id, ...money, since: at })),
    ...(moneyBack
      ? [
          item('closings', {
            kind: 'moneyBack',
            subject: 'moneyBack',
            ...money,
            since: moneyBack.startedOn,
            dueOn: moneyBack.dueOn,
          }),
        ]
      : []),
  ];
};

const mail = ({ letters, clocks }: WorkFacts): WorkItem[] => {
  const paper = clocks.find(({ kind, metOn }) => kind === 'paperNotice' && metOn === null);
  return letters.map(({ id, kind, person, at }) =>
    item('mail', {
      kind: 'letter',
      subject: id,
      detail: kind,
      person,
      since: at,
      dueOn: paper?.dueOn ?? nextDueOf(clocks),
    }),
  );
};

const orders = ({ failedOrders, clocks }: WorkFacts): WorkItem[] =>
  failedOrders.map(({ id, kind, person, at }) =>
    item('orders', { kind: 'order', subject: id, detail: kind, person, since: at, dueOn: nextDueOf(clocks) }),
  );

const isBeingWorkedOn = ({ stage, isOpen }: WorkFacts): boolean =>
  isOpen && !['inquiry', 'refused', 'withdrawn', 'incomplete', 'cancelled', 'waitlist'].includes(stage);

/** The lender's open work on a loan. A letter is mailed and money returned even where the loan is over. */
export const workItems = (facts: WorkFacts): WorkItem[] => {
  const { stage } = facts;
  const owed = [...mail(facts), ...closings(facts)];
  if (!isBeingWorkedOn(facts)) return owed;
  const proposed = [...seconds(facts), ...orders(facts)];
  if (stage === 'application') return [...owed, ...proposed, ...factTasks(facts)];
  return [...owed, ...proposed, ...documents(facts), ...conditions(facts), ...decisions(facts), ...factTasks(facts)];
};

/** A colleague's word is wanted before the loan can go on. */
export const isSecondWanted = (items: readonly WorkItem[]): boolean =>
  items.some(({ queue, kind }) => queue === 'seconds' || kind === 'returnedProposal');

/** Something that came in has not been looked at. */
export const isReviewWaiting = (items: readonly WorkItem[]): boolean =>
  items.some(({ queue }) => queue === 'documents');
