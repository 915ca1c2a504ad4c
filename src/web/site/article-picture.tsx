import { type Cents, type Dollars, nearestDollars, toDollars } from '#entities/values/money.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import { inDollars, inPercent } from '#words/figures.ts';
import { site } from '#words/site/site.ts';
import styles from './article-picture.module.css';
import { exampleHome as home } from './content/home-figures.ts';
import { coupleDebts as couple } from './content/household-figures.ts';
import type { ArticlePictureName } from './content/page-texts.ts';
import { roundPayments as payments } from './content/payment-figures.ts';

const words = site.articles.pictures;

/** `most` is a limit: outlined, since nobody has it yet. */
type Bar = { name: string; figure: string; share: number; tone: 'owed' | 'line' | 'kept' | 'most' };
type Chart = { caption: string; bars: readonly Bar[] };

const limit = toDollars(Math.round((home.value * home.limit) / 10_000));
const ofHome = (name: string, amount: Dollars, tone: Bar['tone']): Bar => ({
  name,
  figure: inDollars(amount),
  share: amount / home.value,
  tone,
});
const house: Chart = {
  caption: words.house.caption({
    value: inDollars(home.value),
    owed: inDollars(home.owed),
    line: inDollars(home.line),
    limit: inPercent(home.limit, 0),
  }),
  bars: [
    ofHome(words.house.value, home.value, 'kept'),
    ofHome(words.house.limit(inPercent(home.limit, 0)), limit, 'most'),
    ofHome(words.house.owed, home.owed, 'owed'),
    ofHome(words.house.line, home.line, 'line'),
  ],
};

const { drawYears, repayYears, inDraw, inRepayment, atCap } = payments;
const end = drawYears + repayYears;
const monthly = (amount: Cents): string => inDollars(nearestDollars(amount));
const ofCap = (name: string, amount: Cents, tone: Bar['tone']): Bar => ({
  name,
  figure: monthly(amount),
  share: amount / atCap,
  tone,
});
const steps: Chart = {
  caption: words.payments.caption({
    now: monthly(inDraw),
    draw: drawYears,
    later: monthly(inRepayment),
    end,
    cap: monthly(atCap),
  }),
  bars: [
    ofCap(words.payments.years(1, drawYears), inDraw, 'line'),
    ofCap(words.payments.years(drawYears + 1, end), inRepayment, 'kept'),
    ofCap(words.payments.most, atCap, 'most'),
  ],
};

const ofLimit = (name: string, share: BasisPoints, tone: Bar['tone']): Bar => ({
  name,
  figure: inPercent(share, 1),
  share: share / couple.limit,
  tone,
});
const debts: Chart = {
  caption: words.debts.caption({
    before: inPercent(couple.withCards, 1),
    after: inPercent(couple.withoutCards, 1),
    limit: inPercent(couple.limit, 0),
  }),
  bars: [
    ofLimit(words.debts.before, couple.withCards, 'owed'),
    ofLimit(words.debts.after, couple.withoutCards, 'line'),
    ofLimit(words.debts.limit, couple.limit, 'most'),
  ],
};

const charts = { house, payments: steps, debts } as const satisfies Record<ArticlePictureName, Chart>;

/** A chart of the article's own example, drawn from the rules. */
export const ArticlePicture = ({ name }: { name: ArticlePictureName }) => {
  const { caption, bars } = charts[name];
  return (
    <figure className={styles.picture}>
      <div className={styles.bars} role="img" aria-label={caption}>
        {bars.map((bar) => (
          <div key={bar.name} className={styles.bar}>
            <span>{bar.name}</span>
            <strong>{bar.figure}</strong>
            <svg width="100%" height="14" aria-hidden="true">
              <rect
                className={styles[bar.tone]}
                x="1"
                y="1"
                width={`${(bar.share * 99).toFixed(2)}%`}
                height="12"
                rx="3"
              />
            </svg>
          </div>
        ))}
      </div>
      <figcaption className="small muted" aria-hidden="true">
        {caption}
      </figcaption>
    </figure>
  );
};
