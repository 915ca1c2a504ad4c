import type { OfferChange, OfferChangeKind } from '#rules/offer/offer-changes.ts';
import type { Figure } from '#rules/trace/trace-row.ts';
import { inCents, inDollars, inLongDate, inPercent } from '../figures.ts';

const textOf = (figure: Figure): string => {
  switch (figure.unit) {
    case 'dollars':
      return inDollars(figure.amount);
    case 'cents':
      return inCents(figure.amount);
    case 'basisPoints':
      return inPercent(figure.amount, 2);
    case 'day':
      return inLongDate(figure.day);
    case 'code':
      return figure.code;
    case 'codes':
      return figure.codes.join(', ');
    default:
      return String(figure.amount);
  }
};

type Sentence = (after: string, before: string) => string;

/** The reason, the new figure and the old one; `open` where one of them is missing or not to be shown. */
const sentences: Readonly<Record<OfferChangeKind, { known: Sentence; open: string }>> = {
  policy: {
    known: (after, before) => `Our rules dated ${after} apply now. Your last offer used those dated ${before}.`,
    open: 'Our rules have changed.',
  },
  index: {
    known: (after, before) => `The Prime rate is now ${after}. It was ${before}, and your rate follows it.`,
    open: 'The Prime rate has changed.',
  },
  valuation: {
    known: (after, before) => `Your home was valued at ${after}. Before, we used the ${before} you told us.`,
    open: 'Your home was valued, and we now use that value.',
  },
  value: {
    known: (after, before) => `We now use a home value of ${after}. It was ${before}.`,
    open: 'The value of your home is known now.',
  },
  score: {
    known: (after, before) => `The score we use is now ${after}. It was ${before}.`,
    open: 'We checked credit, and now use what the reports say.',
  },
  limit: {
    known: (after, before) =>
      `The loans on your home combined can be up to ${after} of its value. Before, it was ${before}.`,
    open: 'A different limit now applies to the loans on your home combined.',
  },
  liens: {
    known: (after, before) => `The loans on your home add up to ${after}. Before, it was ${before}.`,
    open: 'The loans on your home are known now.',
  },
  income: {
    known: (after, before) => `We now use a monthly income of ${after}. It was ${before}.`,
    open: 'Your income is known now.',
  },
  debts: {
    known: (after, before) => `Your other debts cost ${after} a month. Before, it was ${before}.`,
    open: 'Your other debts are known now.',
  },
  housing: {
    known: (after, before) => `Your home costs ${after} a month. It was ${before}.`,
    open: 'What your home costs each month is known now.',
  },
  maxLine: {
    known: (after, before) => `So the most you can choose is now ${after}. It was ${before}.`,
    open: 'So the most you can choose has changed.',
  },
  rate: {
    known: (after, before) => `So the APR without a fee is now ${after} for that amount. It was ${before}.`,
    open: 'So the APR has changed.',
  },
};

export const offerChangeText = ({ what, before, after }: OfferChange): string => {
  const { known, open } = sentences[what];
  return before === null || after === null ? open : known(textOf(after), textOf(before));
};

/** Causes only: the most and the rate are what they led to. */
const EFFECTS: readonly OfferChangeKind[] = ['maxLine', 'rate'];

/** Why an offer changed, as sentences. */
export const offerReasons = (changes: readonly OfferChange[]): string[] =>
  changes.filter(({ what }) => !EFFECTS.includes(what)).map(offerChangeText);

/** Text for a stored offer: how long it is valid, and why it differs from the previous one. */
export const storedOffer = {
  notice: {
    on: (day: string) => `Changed on ${day}`,
    title: (before: string, after: string) => `Your offer changed from ${before} to ${after}.`,
    joined: {
      borrower: (name: string) => `${name} joined.`,
      coborrower: (name: string) => `You joined ${name}.`,
    },
    went: (before: string, after: string) => `The most you can choose went from ${before} to ${after}.`,
    gone: (before: string) => `Your offer of up to ${before} no longer stands.`,
    better: (before: string, after: string) =>
      `One figure got better: debts to income fell from ${before} to ${after}.`,
    house: (name: string, owed: string, limit: string, most: string) =>
      `${name}: ${owed} owed, all loans up to ${limit} of the value, the most you can choose ${most}`,
    arithmetic: 'The arithmetic',
    rows: {
      value: 'Home value',
      limit: 'Limit on all loans',
      inDollars: 'That limit in dollars',
      owed: 'Owed today',
      /** What another limit than the home's takes off the most. */
      beyond: { dti: 'Over the limit on debts to income', other: 'Over another of our limits' },
      picked: 'The line you picked',
      now: 'Monthly now, on all of it',
      afterDraw: 'Monthly after the draw',
      highest: 'Monthly at the highest rate',
      dti: 'Debts to income',
    },
    most: 'The most you can borrow',
    apr: 'APR without a fee',
    before: 'Before',
    after: 'Now',
    because: 'Because',
    counted: (name: string) => `Your income and debts now count together with ${name}’s.`,
    see: 'See the new offer',
    seeBelow: 'See the offer',
    alone: (name: string) => `${name} alone`,
    both: (one: string, other: string) => `${one} and ${other}`,
    share: (limit: string) => `limit ${limit}`,
    seen: (name: string) => `${name} sees these figures, too. Neither of you sees the other’s credit score.`,
    folded: (name: string, before: string, after: string) =>
      `You stay on the line with ${name}. The most you can choose together is ${after}; it was ${before}.`,
    read: (before: string, after: string) =>
      `Your offer changed. The most you can choose is ${after}; it was ${before}.`,
    unfold: 'Show both offers again',
  },
  /** At the top of the page; on a phone the short one stands beside the chapter. */
  until: { long: (day: string) => `Good until ${day}.`, short: (day: string) => `good until ${day}` },
  stands: (until: string) => `Good until ${until} if nothing it is based on changes.`,
  changed: 'This is a new offer. Here is what changed.',
  gone: 'The offer you had no longer stands. Here is what changed.',
  renewed: 'Your offer was renewed.',
  renewedText: (until: string) =>
    `The last one expired. Nothing it is based on has changed, and this one is good until ${until}.`,
  ended: {
    title: (day: string) => `Your offer ended on ${day}, while this page was open.`,
    working: 'Nothing was saved. We are working out a new offer for you.',
    same: (until: string) =>
      `Here is a new one with the same figures, good until ${until}. If it still suits you, press Continue.`,
    changed: 'Here is a new one. See what changed, and press Continue if it still suits you.',
    none: 'On today’s figures we cannot make a new one. The reasons are below.',
  },
  unconfirmed: {
    title: 'We could not confirm this offer just now.',
    text: 'The figures on this page follow our rules, but we could not check how long the offer stands.',
  },
  differs: {
    title: 'Our figures differ from the ones on this page.',
    text: (apr: string, payment: string, fee: string) =>
      `Nothing was saved. For this line we calculate an APR of ${apr}, ${payment} a month now and a fee of ${fee}. We are looking into the difference.`,
    none: 'Nothing was saved. Based on what we know now, this line does not meet every rule. We are updating the figures on this page.',
    take: 'Take the line at these figures',
  },
} as const;
