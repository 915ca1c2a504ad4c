import type { NoticeKind } from '#entities/facts/notice.ts';
import type { StateLimits } from '#policy/policy.ts';
import { isFloodZone } from './flood-zone.ts';

/** Notices that are owed by what is known of a loan, beside those a decision or a credit report calls for. */
export const dutyNotice = [
  'counselorList',
  'homesteadNotice',
  'closingFigures',
  'floodNotice',
] as const satisfies NoticeKind[];
export type DutyNotice = (typeof dutyNotice)[number];

export type DutyFacts = {
  /** The inquiry has become an application. */
  hasBegun: boolean;
  limits: StateLimits | null;
  isHomestead: boolean;
  floodZone: string | null;
  hasAcceptedOffer: boolean;
  isClosingBooked: boolean;
  isOpened: boolean;
  /** Refused, withdrawn or closed: 12 CFR 1024.20(b) and the others ask for nothing more. */
  isEnded: boolean;
};

const isOwed: Readonly<Record<DutyNotice, (facts: DutyFacts) => boolean>> = {
  counselorList: () => true,
  homesteadNotice: ({ limits, isHomestead }) => isHomestead && (limits?.waitDays ?? null) !== null,
  closingFigures: ({ limits, isHomestead, isClosingBooked, hasAcceptedOffer }) =>
    isHomestead && isClosingBooked && hasAcceptedOffer && (limits?.closingPapersDays ?? null) !== null,
  floodNotice: ({ floodZone, hasAcceptedOffer }) => hasAcceptedOffer && floodZone !== null && isFloodZone(floodZone),
};

/** All that come before the account is open, once there is an application. */
export const owedNotices = (facts: DutyFacts): DutyNotice[] =>
  facts.hasBegun && !facts.isOpened && !facts.isEnded ? dutyNotice.filter((kind) => isOwed[kind](facts)) : [];
