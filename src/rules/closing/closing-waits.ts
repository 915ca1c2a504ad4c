import { addDays, type Day, laterOf } from '#entities/values/day.ts';
import type { StateLimits } from '#policy/policy.ts';
import { addBusinessDays } from '../calendar/business-days.ts';
import { FLOOD_NOTICE_DAYS } from '../compliance/clocks.ts';
import { receivedByMail } from '../compliance/fee-hold.ts';
import { isFloodZone } from '../compliance/flood-zone.ts';

/** Papers the law wants in the borrowers' hands some days before closing. */
export const closingDuty = [
  'homesteadNotice',
  'closingFigures',
  'floodZone',
  'floodNotice',
  /** Signed with the agreement or with the closing documents; without it the account does not open. */
  'floodAcknowledgment',
  /** Signed on the day of closing by each owner of a Texas homestead, borrowing or not. */
  'valueAcknowledgment',
] as const;
export type ClosingDuty = (typeof closingDuty)[number];

/** `from`: the first day the duty lets the line close; null while a paper has not reached everyone. */
export type ClosingWait = { duty: ClosingDuty; from: Day | null };

/** The day each borrower received each paper; null where one has not. */
export type ClosingPapers = {
  limits: StateLimits | null;
  isHomestead: boolean;
  /** Null while no determination is on file. */
  floodZone: string | null;
  appliedOn: Day;
  /** An owner who does not borrow gets paper, which takes its days in the mail. */
  isMailedToOwners: boolean;
  homesteadNotice: readonly (Day | null)[];
  closingFigures: readonly (Day | null)[];
  floodNotice: readonly (Day | null)[];
};

const lastOf = (days: readonly (Day | null)[]): Day | null =>
  days.length === 0 ? null : days.reduce((last, each) => (last === null || each === null ? null : laterOf(last, each)));

const wait = (duty: ClosingDuty, receivedOn: Day | null, from: (on: Day) => Day): ClosingWait => ({
  duty,
  from: receivedOn && from(receivedOn),
});

/** Texas, article XVI, section 50(a)(6)(M)(i): the twelfth day after the application and the notice, whichever is later. */
const homesteadWaits = ({ limits, isHomestead, appliedOn, ...papers }: ClosingPapers): ClosingWait[] => {
  if (limits === null || !isHomestead) return [];
  const { waitDays, closingPapersDays } = limits;
  const notice = lastOf(papers.homesteadNotice);
  const figures = lastOf(papers.closingFigures);
  return [
    ...(waitDays === null ? [] : [wait('homesteadNotice', notice, (on) => addDays(laterOf(on, appliedOn), waitDays))]),
    ...(closingPapersDays === null
      ? []
      : [
          wait('closingFigures', figures, (from) =>
            addBusinessDays({ from, count: closingPapersDays, kind: 'banking' }),
          ),
        ]),
  ];
};

/** 42 USC 4104a: a reasonable time before closing, ten days by our policy. A zone that is not known stops the closing. */
const floodWaits = ({ floodZone, floodNotice }: ClosingPapers): ClosingWait[] => {
  if (floodZone === null) return [{ duty: 'floodZone', from: null }];
  if (!isFloodZone(floodZone)) return [];
  return [wait('floodNotice', lastOf(floodNotice), (on) => addDays(on, FLOOD_NOTICE_DAYS))];
};

export const closingWaits = (papers: ClosingPapers): ClosingWait[] => [
  ...homesteadWaits(papers),
  ...floodWaits(papers),
];

/** Every duty that does not let the line close today. */
export const openWaits = (papers: ClosingPapers, asOf: Day): ClosingWait[] =>
  closingWaits(papers).filter(({ from }) => from === null || from > asOf);

/** For appointments: a paper that is not sent yet counts as given today, or as mailed today. */
export const firstDayToClose = (papers: ClosingPapers, asOf: Day): Day => {
  const toOwners = papers.isMailedToOwners ? receivedByMail(asOf) : asOf;
  const given = (days: readonly (Day | null)[], from = asOf): Day[] =>
    days.length === 0 ? [from] : days.map((on) => on ?? from);
  const { homesteadNotice, closingFigures, floodNotice } = papers;
  const planned = {
    ...papers,
    ...{
      homesteadNotice: given(homesteadNotice, toOwners),
      closingFigures: given(closingFigures, toOwners),
      floodNotice: given(floodNotice),
    },
  };
  return closingWaits(planned).reduce((first, { from }) => (from === null ? first : laterOf(first, from)), asOf);
};
