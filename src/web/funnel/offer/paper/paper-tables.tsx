import { centsOf, nearestDollars, toDollars } from '#entities/values/money.ts';
import { EquityHouse } from '#web/ui/house/equity-house.tsx';
import { equityHouseLevel, HOUSE } from '#web/ui/house/equity-house-level.ts';
import { inCents, inDollars, inPercent } from '#words/figures.ts';
import { offer as offerWords } from '#words/funnel/offer.ts';
import { offerNeed } from '#words/funnel/offer-need.ts';
import { offerPaper as words } from '#words/funnel/offer-paper.ts';
import { comparedRows, verdictOf } from '../compared-texts.ts';
import styles from './offer-paper.module.css';
import type { PaperProps } from './offer-paper.tsx';

const { width: WIDTH, eaves: EAVES } = HOUSE;

/** The line within the walls and the roof, hatched as its swatch: a printer may have no colors. */
const HatchedLine = ({ from, to }: { from: number; to: number }) => {
  const [bottom, top] = [equityHouseLevel(from), equityHouseLevel(to)];
  const heights = [bottom, ...(bottom > EAVES && top < EAVES ? [EAVES] : []), top];
  const left = heights.map((y) => [Math.max(0, (WIDTH / 2) * (1 - y / EAVES)), y] as const);
  const right = left.map(([x, y]) => [WIDTH - x, y] as const).toReversed();
  const points = [...left, ...right].map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return <polygon points={points} fill="url(#paper-hatch)" stroke="#111716" strokeWidth="1.25" />;
};

export const PaperHome = ({ board: { decision } }: PaperProps) => {
  const { value, liens, cltv, cltvCap } = decision.figures;
  const { amount } = decision.chosen;
  if (!value || liens === null || cltv === null || cltvCap === null || amount === null) return null;
  const { house } = offerWords;
  const rows = [
    { name: house.kept, amount: Math.max(0, value - liens - amount), swatch: styles.kept },
    { name: house.line, amount, swatch: styles.line },
    { name: house.owed, amount: liens, swatch: styles.owed },
  ];
  return (
    <section>
      <h2>{words.home.title}</h2>
      <div className={styles.home}>
        <EquityHouse
          owed={Math.min(1, liens / value)}
          line={amount / value}
          limit={cltvCap / 10_000}
          label={words.home.title}
        >
          <HatchedLine from={Math.min(1, liens / value)} to={(liens + amount) / value} />
        </EquityHouse>
        <table className={styles.table}>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  <span className={`${styles.swatch} ${row.swatch}`} aria-hidden="true" />
                  {row.name}
                </th>
                <td className="figures">{inDollars(toDollars(row.amount))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>{words.home.all(inPercent(cltv, 1), inDollars(value), inPercent(cltvCap, 0))}</p>
    </section>
  );
};

export const PaperMoney = ({ board, offer, paidOff, nameOf }: PaperProps) => {
  const named = toDollars(paidOff.reduce((sum, { balance }) => sum + balance, 0));
  const others = toDollars(board.payoffTotal - named);
  return (
    <section>
      <h2>{words.money.title(inDollars(offer.amount))}</h2>
      <table className={styles.table}>
        <tbody>
          {paidOff.map(({ id, balance }) => (
            <tr key={id}>
              <th scope="row">{words.money.paidOff(nameOf(id))}</th>
              <td className="figures">{inCents(centsOf(balance))}</td>
            </tr>
          ))}
          {others > 0 && (
            <tr>
              <th scope="row">{words.money.mortgages}</th>
              <td className="figures">{inCents(centsOf(others))}</td>
            </tr>
          )}
          {offer.feeAmount > 0 && (
            <tr>
              <th scope="row">{words.money.fee(inPercent(offer.originationFee, 2))}</th>
              <td className="figures">{inCents(offer.feeAmount)}</td>
            </tr>
          )}
          {board.cash !== null && (
            <tr data-strong>
              <th scope="row">{words.money.cash}</th>
              <td className="figures">{inCents(board.cash)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
};

type ComparisonProps = PaperProps & { compared: NonNullable<PaperProps['compared']> };

/** The debts today and in the line. */
export const PaperComparison = ({ compared, paidOff, kind, nameOf }: ComparisonProps) => {
  const { columns, title } = offerNeed.compared;
  const rows = comparedRows(compared);
  return (
    <section>
      <h2>{title(paidOff.length, kind, nameOf(paidOff[0]?.id ?? ''))}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{columns.today}</th>
            <th scope="col">{columns.line}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.name} data-strong={at === rows.length - 1 || undefined}>
              <th scope="row">{row.name}</th>
              <td className="figures">{row.before}</td>
              <td className="figures">{row.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        <strong>{verdictOf(compared, nameOf)}</strong>
      </p>
    </section>
  );
};

export const PaperFees = ({ board: { fees }, offer }: PaperProps) => {
  const { columns } = words.fees;
  return (
    <section>
      <h2>{words.fees.title}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{columns.fee}</th>
            <th scope="col">{columns.apr}</th>
            <th scope="col">{columns.month}</th>
            <th scope="col">{columns.even}</th>
          </tr>
        </thead>
        <tbody>
          {fees.flatMap(({ fee, offer: priced }) =>
            priced === null
              ? []
              : [
                  <tr key={fee} data-strong={fee === offer.originationFee || undefined}>
                    <th scope="row">{fee === 0 ? words.fees.none : inDollars(nearestDollars(priced.feeAmount))}</th>
                    <td className="figures">{inPercent(priced.rate, 2)}</td>
                    <td className="figures">{inCents(priced.payments.now)}</td>
                    <td>
                      {fee === 0
                        ? ''
                        : priced.breakEvenMonths === null
                          ? words.fees.never
                          : words.fees.after(priced.breakEvenMonths)}
                    </td>
                  </tr>,
                ],
          )}
        </tbody>
      </table>
      <p className={styles.note}>{words.fees.chosen}</p>
    </section>
  );
};
