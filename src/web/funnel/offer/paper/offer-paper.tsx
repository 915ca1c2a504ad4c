import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { fullName } from '#entities/text/full-name.ts';
import type { Day } from '#entities/values/day.ts';
import type { Policy } from '#policy/policy.ts';
import type { BeforeAndAfter } from '#rules/offer/compare/before-and-after.ts';
import type { Offer } from '#rules/offer/offer.ts';
import type { OfferBoard } from '#rules/offer/offer-board.ts';
import { lender } from '#web/lender.ts';
import { LogoMark } from '#web/ui/logo.tsx';
import { inCents, inDollars, inList, inLongDate, inPercent, inPoints } from '#words/figures.ts';
import { offer as offerWords } from '#words/funnel/offer.ts';
import { offerPaper as words } from '#words/funnel/offer-paper.ts';
import styles from './offer-paper.module.css';
import { PaperChart } from './paper-chart.tsx';
import { PaperComparison, PaperFees, PaperHome, PaperMoney } from './paper-tables.tsx';

export type PaperProps = {
  application: Application;
  board: OfferBoard;
  offer: Offer;
  policy: Policy;
  compared: BeforeAndAfter | null;
  paidOff: readonly DebtItem[];
  kind: 'cards' | 'debts';
  nameOf: (debtId: string) => string;
  expiresOn: Day | null;
  today: Day;
};

const Letterhead = () => {
  const { line1, city, state, zip } = lender.address;
  return (
    <header className={styles.letterhead}>
      <span className={styles.logo}>
        <LogoMark size={26} />
        {lender.displayName}
      </span>
      <address>
        <strong className={styles.part}>{lender.legalName}</strong>
        {line1}, {city}, {state} {zip}
        <span className={styles.part}>{words.lender(lender.phone, lender.nmls)}</span>
      </address>
    </header>
  );
};

const Key = ({ name, figure, note }: { name: string; figure: string; note: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {figure}
      <span>{note}</span>
    </dd>
  </div>
);

const Keys = ({ offer, policy, cash }: { offer: Offer; policy: Policy; cash: OfferBoard['cash'] }) => {
  const isVariable = offer.product === 'variable';
  const { keys } = words;
  return (
    <dl className={styles.keys}>
      <Key
        name={keys.line}
        figure={inDollars(offer.amount)}
        note={isVariable ? keys.drawn(offer.years, policy.products.variable.repaymentYears) : keys.term(offer.years)}
      />
      <Key
        name={isVariable ? keys.variable : keys.fixed}
        figure={keys.apr(inPercent(offer.rate, 2))}
        note={isVariable ? keys.never(inPercent(policy.rate.cap, 0)) : keys.stays}
      />
      {cash !== null && <Key name={keys.cash} figure={inCents(cash)} note={keys.after} />}
      <Key name={keys.fee} figure={inCents(offer.feeAmount)} note={keys.notInApr} />
    </dl>
  );
};

const rulesText = ({ decision: { trace, figures } }: OfferBoard): string[] => {
  const count = (outcome: string) => trace.filter((row) => row.outcome === outcome).length;
  const { cltv, cltvCap, dti, dtiLimit } = figures;
  return [
    words.rules.lead(offerWords.rules.sentence({ met: count('pass'), open: count('unknown'), failing: count('fail') })),
    ...(cltv === null || cltvCap === null ? [] : [words.rules.cltv(inPercent(cltv, 1), inPercent(cltvCap, 0))]),
    ...(dti === null || dtiLimit === null ? [] : [words.rules.dti(inPercent(dti, 1), inPercent(dtiLimit, 0))]),
  ];
};

/** The offer as one sheet of paper: figures and tables, none of the screen's controls. Only in print. */
export const OfferPaper = (props: PaperProps) => {
  const { application, board, offer, policy, expiresOn, today } = props;
  const { borrower, coborrower, property } = application;
  const names = inList([borrower, coborrower].flatMap((person) => (person === null ? [] : [fullName(person)])));
  const home = [property.line1, property.city].filter((part) => part !== null).join(', ');
  const [lead, ...rules] = rulesText(board);
  return (
    <article className={styles.paper} data-paper>
      <Letterhead />
      <div className={styles.title}>
        <div>
          <h1>{words.title}</h1>
          <p>{words.forWhom(names, home)}</p>
        </div>
        <p className={styles.until}>
          <strong>{expiresOn === null ? words.notConfirmed : words.until(inLongDate(expiresOn))}</strong>
          {words.printed(inLongDate(today))}
        </p>
      </div>
      <Keys offer={offer} policy={policy} cash={board.cash} />
      <section>
        <h2>{words.payments.title}</h2>
        <PaperChart
          offer={offer}
          repaymentYears={policy.products.variable.repaymentYears}
          cap={inPercent(policy.rate.cap, 0)}
        />
      </section>
      <div className={styles.pair}>
        <PaperHome {...props} />
        <div className={styles.stack}>
          <PaperMoney {...props} />
          {props.compared === null && <PaperFees {...props} />}
        </div>
      </div>
      {props.compared !== null && (
        <div className={styles.pair}>
          <PaperComparison {...props} compared={props.compared} />
          <PaperFees {...props} />
        </div>
      )}
      <p className={styles.rules}>
        <strong>{lead}</strong> {rules.join(' ')}
      </p>
      <p className={styles.fine}>
        {board.decision.isEstimate && `${words.fine.estimate} `}
        {offer.product === 'variable'
          ? words.fine.variable(inPercent(offer.index, 2), inPoints(offer.margin, 2))
          : words.fine.fixed}{' '}
        <strong>{words.fine.home}</strong>
      </p>
      <footer className={styles.foot}>
        <span>{words.foot(lender.phone)}</span>
        <strong>{words.page}</strong>
      </footer>
    </article>
  );
};
