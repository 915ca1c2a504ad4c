import type { ReactNode } from 'react';
import type { OfferChange } from '#rules/offer/offer-changes.ts';
import type { Figure } from '#rules/trace/trace-row.ts';
import { Notice } from '#web/ui/notice.tsx';
import { inDollars, inPercent } from '#words/figures.ts';
import { offerReasons, storedOffer } from '#words/funnel/offer-changes.ts';
import styles from './household-line-card.module.css';

const words = storedOffer.notice;

const textOf = (figure: Figure | null): string => {
  if (figure?.unit === 'dollars') return inDollars(figure.amount);
  return figure?.unit === 'basisPoints' ? inPercent(figure.amount, 2) : words.none;
};

type Props = { changes: readonly OfferChange[]; isOffered: boolean; children?: ReactNode };

/** A changed figure people rely on: the old one, the new one, and the household's reason. */
export const ChangeNotice = ({ changes, isOffered, children }: Props) => {
  const most = changes.find(({ what }) => what === 'maxLine');
  const rate = changes.find(({ what }) => what === 'rate');
  const reasons = offerReasons(changes);
  const before = textOf(most?.before ?? null);
  const title = () => {
    if (!isOffered) return most === undefined ? storedOffer.gone : words.gone(before);
    return most === undefined ? storedOffer.changed : words.title(before, textOf(most.after));
  };
  const rows = [
    { label: words.most, change: most },
    { label: words.apr, change: rate },
  ].flatMap(({ label, change }) => (change && isOffered ? [{ label, change }] : []));
  return (
    <div className={styles.change}>
      <Notice tone={isOffered ? 'info' : 'warn'} title={title()}>
        {rows.length > 0 && (
          <table>
            <thead>
              <tr>
                <td />
                <th scope="col">{words.before}</th>
                <th scope="col">{words.after}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, change }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{textOf(change.before)}</td>
                  <td>{textOf(change.after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {reasons.length > 0 && (
          <>
            <strong>{words.because}</strong>
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </>
        )}
        {children}
      </Notice>
    </div>
  );
};
