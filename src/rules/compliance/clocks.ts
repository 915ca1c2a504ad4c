import { type ClockKind, clockKind } from '#entities/contract/desk/clock-kind.ts';
import { addDays, type Day, daysBetween } from '#entities/values/day.ts';
import { addBusinessDays } from '../calendar/business-days.ts';

/** Days between the notice of special flood hazard and closing; "a reasonable time" in the law. */
export const FLOOD_NOTICE_DAYS = 10;

/** Each duty with a deadline: its length and the kind of days it counts. */
const clockTable = {
  /** 1026.40(b): disclosures and brochure for an application through a partner or by phone. */
  earlyDisclosures: { days: 3, counted: 'business' },
  /** 1026.40(h): no nonrefundable fee until this many days after the disclosures. */
  feeHold: { days: 3, counted: 'business' },
  /** 1002.9(a)(1)(i): approval, counteroffer or denial after a complete application. */
  creditDecision: { days: 30, counted: 'calendar' },
  /** 1002.9(a)(1)(ii), (c): decide an incomplete application, or send a notice of the missing items. */
  incompleteNotice: { days: 30, counted: 'calendar' },
  /** 1002.9(c)(2): the applicant's time to send the items in the notice. When it runs out, the application closes. */
  incompleteAnswer: { days: 30, counted: 'calendar' },
  /** 1002.9(a)(1)(ii): the notice with reasons after declining an incomplete application. */
  adverseActionNotice: { days: 30, counted: 'calendar' },
  /** 1002.9(a)(1)(iv): a counteroffer that was not accepted. */
  counterOffer: { days: 90, counted: 'calendar' },
  /** 1026.15(d)(2): return of money after a cancellation. */
  moneyBack: { days: 20, counted: 'calendar' },
  /** 1022.74(d), FCRA 609(g): as soon as reasonably practicable after the score; our policy's days. */
  scoreNotice: { days: 3, counted: 'business' },
  /** 1002.14(a)(2): the right to copies of valuations, on a first lien. */
  valuationNotice: { days: 3, counted: 'business' },
  /** 1002.14(a)(1): a copy of each valuation promptly after it is made; our policy's days. */
  valuationCopy: { days: 3, counted: 'business' },
  /** 12 CFR 1024.20: the list of housing counselors. */
  counselorList: { days: 3, counted: 'business' },
  /** The notice about credit against a homestead (Texas, article XVI, section 50(g)); our policy's days. */
  homesteadNotice: { days: 3, counted: 'business' },
  /** No closing before the twelfth day after the application and the notice: eleven days pass in between. */
  homesteadWait: { days: 11, counted: 'calendar' },
  /** The itemized charges and a copy of the application, soon after the closing is booked. */
  closingFigures: { days: 1, counted: 'business' },
  /** 42 USC 4104a: the notice of special flood hazard; our policy's days. */
  floodNotice: { days: 3, counted: 'business' },
  /** No closing before the tenth day after the notice of special flood hazard. */
  floodWait: { days: FLOOD_NOTICE_DAYS - 1, counted: 'calendar' },
  /** Our policy: a notice that goes on paper is printed and mailed. */
  paperNotice: { days: 3, counted: 'business' },
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

/** The number of days, for use in documents. */
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

/** Days in which something must not happen: they end by passing, and nobody is late. */
export const holdClocks: readonly ClockKind[] = ['feeHold', 'homesteadWait', 'floodWait'];

/** A duty met late is still met, and is marked late. */
export const readClock = ({ kind, startedOn, metOn }: Clock, asOf: Day): ClockReading => {
  const dueOn = dueDay(kind, startedOn);
  const isPassed = holdClocks.includes(kind) && asOf > dueOn;
  const isMet = isPassed || (metOn !== null && metOn <= asOf);
  return {
    kind,
    state: isMet ? 'met' : runningState({ startedOn, dueOn, asOf }),
    startedOn,
    dueOn,
    daysLeft: daysBetween(asOf, dueOn),
    isLate: !isPassed && ((isMet ? metOn : null) ?? asOf) > dueOn,
  };
};

/** Clocks that belong to the applicant: their expiry has an automatic effect, and no staff member is late. */
export const personsClocks: readonly ClockKind[] = ['counterOffer', 'incompleteAnswer'];

/** Time to print and mail the notice that has to go out within 90 days of a counteroffer. */
const DAYS_TO_MAIL = 7;

/** The borrower's time to accept a counteroffer. */
export const DAYS_TO_ACCEPT = clockTable.counterOffer.days - DAYS_TO_MAIL;

/** Whether the applicant's time is over. */
export const hasRunOut = ({ kind, startedOn }: Pick<Clock, 'kind' | 'startedOn'>, asOf: Day): boolean =>
  asOf > (kind === 'counterOffer' ? addDays(startedOn, DAYS_TO_ACCEPT) : dueDay(kind, startedOn));

/**
 * The start of the notice's clock once a counteroffer is not taken: it is due 30 days after a refusal by the borrower, and in any case
 * 90 days after the counteroffer (1002.9(a)(1)(iv)).
 */
export const noticeStartAfterCounter = ({ counteredOn, asOf }: { counteredOn: Day; asOf: Day }): Day => {
  const latest = addDays(counteredOn, clockTable.counterOffer.days - clockTable.adverseActionNotice.days);
  return asOf < latest ? asOf : latest;
};

/** Another answer or a coborrower may still cure a refusal; one that lasts this long gets a written notice, well before it is due. */
const DAYS_TO_CURE = 7;

/** Notices nothing has to be waited for. */
const sentAtOnce: readonly ClockKind[] = [
  'scoreNotice',
  'earlyDisclosures',
  'counselorList',
  'homesteadNotice',
  'closingFigures',
  'floodNotice',
  'valuationNotice',
  'valuationCopy',
];

/** Whether to send a notice automatically: a refusal that stood, or an incomplete application near its deadline. */
export const isTimeForNotice = ({ kind, startedOn }: Pick<Clock, 'kind' | 'startedOn'>, asOf: Day): boolean => {
  if (kind === 'adverseActionNotice') return daysBetween(startedOn, asOf) >= DAYS_TO_CURE;
  if (sentAtOnce.includes(kind)) return true;
  const { state } = readClock({ kind, startedOn, metOn: null }, asOf);
  return kind === 'incompleteNotice' && (state === 'stop' || state === 'over');
};
