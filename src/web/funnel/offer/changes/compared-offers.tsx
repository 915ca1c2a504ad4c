import { type Dollars, toDollars } from '#entities/values/money.ts';
import { lineWithinCltv } from '#rules/eligibility/cltv.ts';
import type { OfferComparison, OfferSide } from '#rules/offer/offer-comparison.ts';
import { inCents, inDollars, inPercent } from '#words/figures.ts';
import { storedOffer } from '#words/funnel/offer-changes.ts';
import { type ComparedRow, SideBySide } from '../compare/side-by-side.tsx';

const words = storedOffer.notice;

const whole = ({ value, limit }: OfferSide): string | null =>
  value === null || limit === null ? null : inDollars(lineWithinCltv({ value, cap: limit, liens: toDollars(0) }));

/** What the home leaves room for and another rule does not; null where it is not known. */
const beyond = ({ value, limit, liens, most }: OfferSide): Dollars | null => {
  if (value === null || limit === null || liens === null || most === null) return null;
  const room = lineWithinCltv({ value, cap: limit, liens: toDollars(0) }) - liens;
  return toDollars(Math.max(0, room - most));
};

/** On the most one can choose, debts to income end a tenth of a point or less below their limit where it is they that set it. */
const isHeldByDti = ({ dti, dtiLimit }: OfferSide): boolean =>
  dti !== null && dtiLimit !== null && dtiLimit - dti <= 10;

/** Without it the figures above would not add up to the most. */
const beyondRow = (before: OfferSide, after: OfferSide): ComparedRow[] => {
  const sides = [before, after] as const;
  const held = sides.filter((side) => (beyond(side) ?? 0) > 0);
  if (held.length === 0) return [];
  const [one, other] = sides.map((side) => {
    const over = beyond(side);
    return over === null ? '' : over === 0 ? inDollars(over) : `−${inDollars(over)}`;
  });
  const { dti, other: another } = words.rows.beyond;
  return [{ name: held.every(isHeldByDti) ? dti : another, one: one ?? '', other: other ?? '' }];
};
const dollarsOf = (amount: OfferSide['most']): string | null => (amount === null ? null : inDollars(amount));
const centsOf = (amount: OfferSide['paymentNow']): string | null => (amount === null ? null : inCents(amount));

type Row = { label: string; read: (side: OfferSide) => string | null; isSum?: true };

const rows: readonly Row[] = [
  { label: words.rows.value, read: ({ value }) => dollarsOf(value) },
  {
    label: words.rows.limit,
    read: ({ limit }) => (limit === null ? null : inPercent(limit, limit % 100 === 0 ? 0 : 1)),
  },
  { label: words.rows.inDollars, read: whole },
  { label: words.rows.owed, read: ({ liens }) => (liens === null ? null : `−${inDollars(liens)}`) },
  { label: words.most, read: ({ most }) => dollarsOf(most), isSum: true },
  { label: words.apr, read: ({ rate }) => (rate === null ? null : inPercent(rate, 2)) },
  { label: words.rows.now, read: ({ paymentNow }) => centsOf(paymentNow) },
  { label: words.rows.afterDraw, read: ({ paymentAfterDraw }) => centsOf(paymentAfterDraw) },
  { label: words.rows.highest, read: ({ highestPayment }) => centsOf(highestPayment) },
  { label: words.rows.dti, read: ({ dti }) => (dti === null ? null : inPercent(dti, 1)) },
];

/** The line that was picked, as far as the new offer still reaches. */
export const pickedNow = (picked: Dollars, most: Dollars): Dollars => (picked < most ? picked : most);

const pickedRow = (picked: Dollars | null, { most }: OfferSide): ComparedRow[] =>
  picked === null || most === null
    ? []
    : [{ name: words.rows.picked, one: inDollars(picked), other: inDollars(pickedNow(picked, most)) }];

type Props = { compared: OfferComparison; after: OfferSide; names: { before: string; after: string } };

/** Both offers down to the payments; a figure that is not for the reader is left out. */
export const ComparedOffers = ({ compared: { before, picked }, after, names }: Props) => (
  <SideBySide
    caption={words.arithmetic}
    one={names.before}
    other={names.after}
    rows={rows.flatMap(({ label, read, isSum }) => {
      const other = read(after);
      if (other === null) return [];
      const row = { name: label, one: read(before) ?? '', other, isSum: isSum === true };
      return isSum ? [...beyondRow(before, after), row, ...pickedRow(picked, after)] : [row];
    })}
  />
);
