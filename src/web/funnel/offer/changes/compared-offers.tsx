import { toDollars } from '#entities/values/money.ts';
import { lineWithinCltv } from '#rules/eligibility/cltv.ts';
import type { OfferSide } from '#rules/offer/offer-comparison.ts';
import { inCents, inDollars, inPercent } from '#words/figures.ts';
import { storedOffer } from '#words/funnel/offer-changes.ts';
import styles from './change-notice.module.css';

const words = storedOffer.notice;

const whole = ({ value, limit }: OfferSide): string | null =>
  value === null || limit === null ? null : inDollars(lineWithinCltv({ value, cap: limit, liens: toDollars(0) }));
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

/** Both offers figure by figure, down to the payments; a figure that is not for the reader is left out. */
export const ComparedOffers = ({ before, after }: { before: OfferSide; after: OfferSide }) => {
  const shown = rows.map((row) => ({ ...row, before: row.read(before), after: row.read(after) }));
  return (
    <table className={styles.arithmetic}>
      <caption>{words.arithmetic}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {shown
          .filter((row) => row.after !== null)
          .map(({ label, isSum, ...row }) => (
            <tr key={label} className={isSum ? styles.sum : undefined}>
              <th scope="row">{label}</th>
              <td>{row.before}</td>
              <td>{row.after}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
};
