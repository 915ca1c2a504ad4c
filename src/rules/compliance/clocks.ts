import { type ClockKind, clockKind } from '#entities/contract/clock-kind.ts';
import { addDays, type Day, daysBetween, laterOf } from '#entities/values/day.ts';
import { addBusinessDays } from '../calendar/business-days.ts';

/** Each duty with a deadline: how long, and in which days it is counted. */
const clockTable = {
  /** 1026.40(b): disclosures and brochure for an application by partner or phone. */
  earlyDisclosures: { days: 3, counted: 'business' },
  /** 1026.40(h): no fee that cannot be refunded before this many days after the disclosures. */
  feeHold: { days: 3, counted: 'business' },
  /** 1002.9(a)(1)(i): yes, counteroffer or no after a complete application. */
  creditDecision: { days: 30, counted: 'calendar' },
  /** 1002.9(a)(1)(ii), (c): decide, or say what is missing from an incomplete one. */
  incompleteNotice: { days: 30, counted: 'calendar' },
  /** 1002.9(c)(2): how long the person has to send what the notice names. It is theirs: what runs out closes the application. */
  incompleteAnswer: { days: 30, counted: 'calendar' },
  /** 1002.9(a)(1)(ii): the notice with its reasons after a refusal of something that was never completed. */
  adverseActionNotice: { days: 30, counted: 'calendar' },
  /** 1002.9(a)(1)(iv): a counteroffer no one took. */
  counterOffer: { days: 90, counted: 'calendar' },
  /** 1026.15(d)(2): money back after a cancellation. */
  moneyBack: { days: 20, counted: 'calendar' },
} as const satisfies Record<ClockKind, { days: number; counted: 'business' | 'calendar' }>;

export type { ClockKind };
export const clockKinds = clockKind.options;

export type ClockState = 'calm' | 'warn' | 'stop' | 'over' | 'met';

export type Clock = { kind: ClockKind; startedOn: Day; metOn: Day | null };
export type ClockReading = {
  kind: ClockKind;
  state: ClockState;
  startedOn: Day;
  dueOn: Day;
  daysLeft: number;
  isLate: boolean;
};

/** How many days there are, for what is written on paper. */
export const daysFor = (kind: ClockKind): number => clockTable[kind].days;

export const dueDay = (kind: ClockKind, startedOn: Day): Day => {
  const { days, counted } = clockTable[kind];
  return counted === 'calendar'
    ? addDays(startedOn, days)
    : addBusinessDays({ from: startedOn, count: days, kind: 'banking' });
};

const WARN_FROM = 0.5;
const STOP_FROM = 0.8;

const runningState = ({ startedOn, dueOn, asOf }: { startedOn: Day; dueOn: Day; asOf: Day }): ClockState => {
  if (asOf > dueOn) return 'over';
  const used = daysBetween(startedOn, asOf) / daysBetween(startedOn, dueOn);
  return used >= STOP_FROM ? 'stop' : used >= WARN_FROM ? 'warn' : 'calm';
};

/** Met late is still met, and says that it was late. */
export const readClock = ({ kind, startedOn, metOn }: Clock, asOf: Day): ClockReading => {
  const dueOn = dueDay(kind, startedOn);
  const isMet = metOn !== null && metOn <= asOf;
  return {
    kind,
    state: isMet ? 'met' : runningState({ startedOn, dueOn, asOf }),
    startedOn,
    dueOn,
    daysLeft: daysBetween(asOf, dueOn),
    isLate: (isMet ? metOn : asOf) > dueOn,
  };
};

/** Texas and the like: no closing until so many days after the application and the notice, whichever came last. */
export const earliestClosing = ({
  appliedOn,
  noticeOn,
  waitDays,
}: {
  appliedOn: Day;
  noticeOn: Day;
  waitDays: number | null;
}): Day => addDays(laterOf(appliedOn, noticeOn), waitDays ?? 0);

/** Time that belongs to the person: when it runs out something follows by itself, and no one of ours is late. */
export const personsClocks: readonly ClockKind[] = ['counterOffer', 'incompleteAnswer'];

/** A no may still be cured by another answer or a second person; one that stood for so long is told in writing, well before it has to be. */
const DAYS_TO_CURE = 7;

/** Whether a notice is sent without anyone asking for it: a no that stood, or an application that stays incomplete near its end. */
export const isTimeForNotice = ({ kind, startedOn }: Pick<Clock, 'kind' | 'startedOn'>, asOf: Day): boolean => {
  if (kind === 'adverseActionNotice') return daysBetween(startedOn, asOf) >= DAYS_TO_CURE;
  const { state } = readClock({ kind, startedOn, metOn: null }, asOf);
  return kind === 'incompleteNotice' && (state === 'stop' || state === 'over');
};
