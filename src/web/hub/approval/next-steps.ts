import type { ConditionView } from '#entities/contract/condition-view.ts';
import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { type Day, weekdayOf } from '#entities/values/day.ts';
import type { WindowStep } from '#web/ui/house/window-line.tsx';
import { inCents, inDay, inList, inTime, inWeekday } from '#words/figures.ts';
import { approval } from '#words/loan/approval.ts';
import { loanDays } from '../loan-days.ts';
import { signingText } from '../signing-text.ts';

const words = approval.next;

type Step = Omit<WindowStep, 'state'> & { isDone?: true };

export type Approved = {
  hub: LoanHub;
  approval: NonNullable<LoanHub['approval']>;
  /** What waits for the applicant, by the days it is due. */
  open: readonly Day[];
  withUs: readonly ConditionView[];
};

const dayText = (day: Day): string => `${inWeekday(day, weekdayOf(day)).slice(0, 3)}, ${inDay(day)}`;

const ours = ({ hub: { worker }, withUs }: Approved): Step => {
  const last = withUs
    .map(({ until }) => until)
    .toSorted()
    .at(-1);
  return {
    when: last === undefined ? words.now : words.by(dayText(last)),
    title: words.ours(withUs.length),
    text: words.oursText(worker),
  };
};

const signing = ({ hub, approval: { people } }: Approved): Step => {
  const { appointmentOn: on, appointmentTime: time, place } = hub.closing;
  const said = signingText(hub);
  return {
    when: on === null ? words.soon : [dayText(on), ...(time === null ? [] : [inTime(time)])].join(', '),
    title: hub.signing.isSigned && said !== null ? said.title : words.sign[place ?? 'online'],
    text: [
      ...(people.length > 1 && !hub.signing.isSigned ? [words.signTogether(inList(people))] : []),
      said?.text ?? words.signId,
    ].join(' '),
  };
};

/** Who gets how much on the first day. */
const receivers = (payments: LoanHub['payments']): string | null => {
  const rows = payments?.rows.filter(({ kind }) => kind !== 'fee') ?? [];
  if (rows.length === 0) return null;
  const parts = rows.map(({ kind, payee, amount }) =>
    words.part(
      inCents(amount),
      kind === 'cash' ? words.account(payments?.accountLast4 ?? null) : (payee ?? words.creditor),
    ),
  );
  return words.goes(inList(parts));
};

/** From the approval to the money: each step with its day and the one whose turn it is. The first that is not done is lit. */
export const nextSteps = (approved: Approved): WindowStep[] => {
  const { hub, open } = approved;
  // What comes after the signing is in its own steps below.
  const withUs = approved.withUs.filter(({ priorTo }) => priorTo !== 'funding');
  const { decision, rescission, payments } = hub;
  const days = loanDays(hub);
  const first = open.toSorted()[0];
  const kind = decision?.kind === 'conditionallyApproved' ? decision.kind : 'approved';
  const last = days?.lastDayToCancel ?? null;
  const steps: Step[] = [
    { when: decision && dayText(decision.on), title: approval.kinds[kind], text: null, isDone: true },
    ...(first === undefined
      ? []
      : [{ when: words.by(dayText(first)), title: words.left(open.length), text: words.leftText }]),
    ...(withUs.length > 0 ? [ours({ ...approved, withUs })] : []),
    signing(approved),
    ...(rescission.kind === 'notApplicable'
      ? []
      : [
          {
            when: last === null ? words.after : words.until(dayText(last)),
            title: words.cancel,
            text: words.cancelText,
          },
        ]),
    {
      when: days === null ? words.moneyAfter : dayText(days.fundingDay),
      title: words.money,
      text: receivers(payments),
    },
  ];
  const now = steps.findIndex(({ isDone }) => isDone !== true);
  return steps.map(({ isDone, ...step }, at) => ({ ...step, state: isDone ? 'done' : at === now ? 'now' : 'todo' }));
};
