import { useState } from 'react';
import { type DebtItem, statedRate } from '#entities/application/debt-item.ts';
import { type Cents, nearestDollars } from '#entities/values/money.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import type { BeforeAndAfter } from '#rules/offer/compare/before-and-after.ts';
import { RateField } from '#web/ui/fields/masked-fields.tsx';
import { IconArrowRight, IconBulb } from '#web/ui/icons.ts';
import { inDollars, inPercent } from '#words/figures.ts';
import { offerNeed } from '#words/funnel/offer-need.ts';
import styles from './before-and-after-card.module.css';
import { comparedRows, todayTexts, verdictOf } from './compared-texts.ts';

const words = offerNeed.compared;
const whole = (amount: Cents): string => inDollars(nearestDollars(amount));

type Props = {
  compared: BeforeAndAfter;
  debts: readonly DebtItem[];
  kind: 'cards' | 'debts';
  rate: BasisPoints;
  nameOf: (debtId: string) => string;
  onRate: (debtId: string, rate: BasisPoints | null) => void;
};

/** A rate read from a statement; what cannot be read as one stays typed and says so. */
const DebtRateField = ({ debt, name, onRate }: { debt: DebtItem; name: string; onRate: Props['onRate'] }) => {
  const [unread, setUnread] = useState<{ text: unknown } | null>(null);
  return (
    <RateField
      id={`rate-${debt.id}`}
      label={words.rate(name)}
      isOptional={false}
      value={unread === null ? (debt.statedRate === undefined ? null : debt.statedRate / 100) : unread.text}
      error={unread === null ? undefined : words.rateUnread}
      onChange={(value) => {
        const read = statedRate.safeParse(typeof value === 'number' ? Math.round(value * 100) : value);
        const isEmpty = value === null || value === '';
        setUnread(read.success || isEmpty ? null : { text: value });
        onRate(debt.id, read.success ? read.data : null);
      }}
    />
  );
};

/** The debts being paid off, as they are paid today and in this line: a lower month never stands without the total. */
export const BeforeAndAfterCard = ({ compared, debts, kind, rate, nameOf, onRate }: Props) => {
  const { today, line, laterFrom, keptUp } = compared;
  const before = todayTexts(today);
  const isFixed = laterFrom === null;
  const paid = 'now' in today ? whole(today.now) : null;
  const asked = debts.filter(
    (debt) => debt.statedRate !== undefined || (today.kind === 'rateUnknown' && today.debtIds.includes(debt.id)),
  );
  return (
    <section className={`card ${styles.card}`} aria-labelledby="compared-heading">
      <h2 className="heading-3" id="compared-heading">
        {words.title(debts.length, kind, nameOf(debts[0]?.id ?? ''))}
      </h2>
      <div className={styles.months}>
        <p>
          {words.today}
          <strong>{before.now}</strong>
          {words.aMonth}
        </p>
        <IconArrowRight size={22} stroke={1.75} aria-hidden />
        <p className={styles.after}>
          {words.withLine}
          <strong>{whole(line.now)}</strong>
          {isFixed ? words.aMonth : words.interestOnly}
        </p>
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.columns.today}</th>
            <th scope="col">{words.columns.line}</th>
          </tr>
        </thead>
        <tbody>
          {comparedRows(compared).map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td className="figures">{row.before}</td>
              <td className="figures" data-more={row.isMore}>
                {row.after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {paid !== null && <p className={styles.how}>{words.how(paid, inPercent(rate, 2))}</p>}
      <div className={styles.verdict}>
        <IconBulb size={20} stroke={1.75} aria-hidden />
        <p>
          <strong>{verdictOf(compared, nameOf)}</strong> {today.kind === 'rateUnknown' && words.unknown.text}{' '}
          {today.kind === 'known' &&
            keptUp !== null &&
            paid !== null &&
            words.keptUp(paid, debts.length, keptUp.months, whole(keptUp.interest))}
        </p>
      </div>
      {asked.length > 0 && (
        <div className={styles.rates}>
          {asked.map((debt) => (
            <DebtRateField key={debt.id} debt={debt} name={nameOf(debt.id)} onRate={onRate} />
          ))}
        </div>
      )}
    </section>
  );
};
