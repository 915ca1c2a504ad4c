import type { ClockView } from '#entities/contract/pipeline.ts';
import type { ClockKind } from '#rules/compliance/clocks.ts';
import { inDay, inLongDate } from '../figures.ts';

/** Each duty by name, with its regulation. */
export const clockWords: Readonly<Record<ClockKind, { name: string; rule: string; started: string }>> = {
  earlyDisclosures: {
    name: 'Early disclosures',
    rule: 'Disclosures and brochure within 3 business days (12 CFR 1026.40(b))',
    started: 'an application was started, here or through a partner',
  },
  feeHold: {
    name: 'Fee hold',
    rule: 'No nonrefundable fee for 3 business days (12 CFR 1026.40(h))',
    started: 'the disclosures were received',
  },
  creditDecision: {
    name: 'Credit decision',
    rule: 'Approval, counteroffer or denial within 30 days of a complete application (12 CFR 1002.9(a)(1)(i))',
    started: 'the application was complete',
  },
  incompleteNotice: {
    name: 'Incomplete application',
    rule: 'Decide, or say what is missing, within 30 days (12 CFR 1002.9(a)(1)(ii), (c))',
    started: 'the application was started',
  },
  incompleteAnswer: {
    name: 'Missing items',
    rule: 'The items the notice names have to arrive by its date, or the application is closed (12 CFR 1002.9(c)(2))',
    started: 'the notice of what is missing was sent',
  },
  adverseActionNotice: {
    name: 'Adverse action notice',
    rule: 'The notice with its reasons within 30 days (12 CFR 1002.9(a)(1))',
    started: 'the line was declined',
  },
  counterOffer: {
    name: 'Counteroffer',
    rule: 'A counteroffer not accepted within 90 days (12 CFR 1002.9(a)(1)(iv))',
    started: 'the counteroffer was made',
  },
  moneyBack: {
    name: 'Refund',
    rule: 'Everything paid is returned within 20 days of a cancellation (12 CFR 1026.15(d)(2))',
    started: 'the line was canceled',
  },
  scoreNotice: {
    name: 'Credit score notice',
    rule: 'The score and its factors, soon after it was used (12 CFR 1022.74(d), 15 USC 1681g(g)); 3 business days by our policy',
    started: 'the credit report came in',
  },
  valuationNotice: {
    name: 'Valuation notice',
    rule: 'The right to copies of valuations, within 3 business days on a first lien (12 CFR 1002.14(a)(2))',
    started: 'the application was started or turned out to be for a first lien',
  },
  valuationCopy: {
    name: 'Copy of the valuation',
    rule: 'A copy of each valuation promptly on a first lien (12 CFR 1002.14(a)(1)); 3 business days by our policy',
    started: 'a valuation came in',
  },
  paperNotice: {
    name: 'Letter to mail',
    rule: 'A notice on paper is printed and mailed within 3 business days by our policy (15 USC 7001(c))',
    started: 'the letter was put in the print queue',
  },
  counselorList: {
    name: 'Housing counselors',
    rule: 'A list of ten counselors within 3 business days of the application (12 CFR 1024.20)',
    started: 'the application was begun',
  },
  homesteadNotice: {
    name: 'Texas home equity notice',
    rule: 'The notice about credit against a homestead (Texas Constitution, art. XVI, sec. 50(g)); 3 business days by our policy',
    started: 'the application was begun',
  },
  homesteadWait: {
    name: 'Texas waiting period',
    rule: 'No closing before the 12th day after the application and the notice (Texas Constitution, art. XVI, sec. 50(a)(6)(M))',
    started: 'the application and the notice were both given',
  },
  closingFigures: {
    name: 'Charges and copy of the application',
    rule: 'Given one business day before closing (Texas Constitution, art. XVI, sec. 50(a)(6)(M)(ii)); sent within 1 business day of the booking by our policy',
    started: 'the closing was booked',
  },
  floodNotice: {
    name: 'Flood hazard notice',
    rule: 'The notice of special flood hazard (42 USC 4104a); 3 business days by our policy',
    started: 'the flood zone was known and the line accepted',
  },
  floodWait: {
    name: 'Flood waiting period',
    rule: 'No closing before the 10th day after the notice of special flood hazard (42 USC 4104a, our policy)',
    started: 'the notice was given',
  },
};

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** The text next to the ring: absolute, never a share. The total time distinguishes a short deadline from a long one. */
export const clockText = ({ state, metOn, daysLeft }: ClockView, whole: number): string => {
  if (state === 'met') return metOn === null ? '' : inDay(metOn);
  if (state === 'over') return `${days(-daysLeft)} late`;
  if (daysLeft === 0) return 'Due today';
  return whole <= 10 ? `${days(daysLeft)} left` : `Day ${whole - daysLeft} of ${whole}`;
};

/** The tooltip: the duty, its start, its deadline and its regulation. */
export const clockTitle = ({
  kind,
  startedOn,
  dueOn,
  metOn,
}: Pick<ClockView, 'kind' | 'startedOn' | 'dueOn' | 'metOn'>): string => {
  const { name, rule, started } = clockWords[kind];
  const since = `Started ${inLongDate(startedOn)}, when ${started}.`;
  const until =
    metOn === null ? `Due ${inLongDate(dueOn)}.` : `Was due ${inLongDate(dueOn)}, met ${inLongDate(metOn)}.`;
  return `${name}. ${since} ${until} ${rule}`;
};

/** Text for the page of running clocks. */
export const clocksPage = {
  title: 'Clocks',
  lede: 'Every deadline running on the files you can see, most urgent first.',
  late: 'Late',
  today: 'Due today',
  later: 'Running',
  none: { late: 'Nothing is late.', today: 'Nothing is due today.', later: 'Nothing else is running.' },
  columns: { file: 'File', duty: 'Deadline', clock: 'Clock', due: 'Due', why: 'Where it stands', owner: 'Owner' },
  rule: 'Rule',
  noted: (day: string) => `Marked late and reported on ${day}.`,
  emptyTitle: 'No clocks running',
  empty:
    'A deadline appears here with its rule as soon as it starts: with an application through a partner, a complete application, a denial.',
} as const;
