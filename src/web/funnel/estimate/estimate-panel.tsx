import { toDollars } from '#entities/values/money.ts';
import { type BasisPoints, toBasisPoints } from '#entities/values/percent.ts';
import { usState } from '#entities/values/us-state.ts';
import { paths } from '#funnel/paths.ts';
import type { Estimate } from '#rules/offer/estimate.ts';
import { Link } from '#web/router/link.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { EquityHouse } from '#web/ui/house/equity-house.tsx';
import { inDollars, inPercent } from '#words/figures.ts';
import { earlyNo } from '#words/funnel/early-no.ts';
import { questions } from '#words/funnel/questions.ts';
import { states } from '#words/states.ts';
import styles from './estimate-panel.module.css';
import type { HomeState } from './use-home-state.ts';

const words = questions.estimate;
const early = earlyNo.state;
const STATE_OPTIONS = usState.options.map((value) => ({ value, label: states[value] }));
const WHOLE = 10_000;
/** For the example, about half the home's value is owed, rounded to an easy figure. */
const EXAMPLE_SHARE = 0.5;

const shareText = (share: BasisPoints): string => inPercent(share, share % 100 === 0 ? 0 : 1);

const pictureLabel = ({ value, owed, room, cap, missedFloor }: Estimate): string => {
  if (value === null) return words.picture.empty;
  if (missedFloor !== null) return words.picture.noLine;
  if (owed === null || room === null) return words.picture.valueOnly(shareText(cap));
  return words.picture.full(inDollars(owed), inDollars(room));
};

const Labels = ({ value, owed, most, room, kept, cap, missedFloor }: Estimate) => {
  if (value === null || value === 0 || most === null || kept === null || missedFloor !== null) return null;
  const share = toBasisPoints(Math.round((kept / value) * 100) * 100);
  return (
    <>
      <p className={styles.above}>
        <strong>{words.staysYours}</strong>
        {words.shareAndAmount(shareText(share), inDollars(kept))}
      </p>
      <p className={styles.below}>
        {owed === null || room === null ? (
          <>
            <strong>{words.owedAndLine}</strong>
            {words.upTo(shareText(cap), inDollars(most))}
          </>
        ) : (
          <>
            <strong className={styles.lineLabel}>{words.yourLine}</strong>
            {inDollars(room)}
            <strong>{words.owedToday}</strong>
            {inDollars(owed)}
          </>
        )}
      </p>
    </>
  );
};

export type MortgageQuestion = 'thisQuestion' | 'nextQuestion' | 'laterQuestion';

export type EstimateProps = {
  estimate: Estimate;
  /** When the missing figure is asked. */
  mortgageQuestion: MortgageQuestion;
  /** Once read, the credit file supplies the amount owed. */
  source: keyof typeof words.footnotes;
  least: string;
  home: HomeState;
};

/** The running estimate from the answers so far. Unknown parts are hatched, and it never claims to be an offer. */
export const EstimatePanel = (props: EstimateProps) => {
  const { home } = props;
  return (
    <>
      {home.isServed === false ? <NotServed home={home} /> : <Figures {...props} />}
      {home.choose !== null && (
        <SelectField
          id="estimate-state"
          label={early.label}
          isOptional={false}
          options={STATE_OPTIONS}
          value={home.state}
          onChange={(value) => home.choose?.(usState.safeParse(value).data ?? null)}
        />
      )}
    </>
  );
};

const NotServed = ({ home: { state } }: Pick<EstimateProps, 'home'>) =>
  state === null ? null : (
    <>
      <h2 className="heading-3">{words.title}</h2>
      <p className={styles.example}>{early.notServed(states[state])}</p>
      <p>
        <Link to={paths.waitlist}>{early.waitlist}</Link>
      </p>
    </>
  );

/** No line is named before the state is known: it may not be offered there at all. */
const Figures = ({ estimate: full, mortgageQuestion, source, least, home }: EstimateProps) => {
  const isStateKnown = home.state !== null;
  const estimate = isStateKnown ? full : { ...full, owed: null, room: null, isUnderSmallest: false };
  const { value, owed, most, cap, known, of, missedFloor } = estimate;
  const room = missedFloor === null ? estimate.room : toDollars(0);
  const isUnderSmallest = estimate.isUnderSmallest && missedFloor === null;
  const example = value === null ? null : toDollars(Math.round((value * EXAMPLE_SHARE) / 10_000) * 10_000);
  return (
    <>
      <div className={styles.head}>
        <h2 className="heading-3">{words.title}</h2>
        <span className={styles.count}>{words.answers(known, of)}</span>
      </div>
      <div className={styles.figure}>
        <EquityHouse
          owed={value === null || value === 0 || owed === null ? null : Math.min(1, owed / value)}
          limit={value === null || missedFloor !== null ? null : cap / WHOLE}
          {...(value === null || value === 0 || room === null ? {} : { line: room / value })}
          label={pictureLabel(estimate)}
        />
        <Labels {...estimate} />
      </div>
      {value === null || most === null ? (
        <p className={styles.empty}>{words.empty}</p>
      ) : (
        <dl className="rows">
          <div>
            <dt>{words.value}</dt>
            <dd className="figures">{inDollars(value)}</dd>
          </div>
          {missedFloor === null && (
            <div>
              <dt>{words.most}</dt>
              <dd className="figures">{inDollars(most)}</dd>
            </div>
          )}
          <div>
            <dt>{words.owed}</dt>
            {full.owed === null ? (
              <dd className={styles.next}>{words[mortgageQuestion]}</dd>
            ) : (
              <dd className="figures">{inDollars(full.owed)}</dd>
            )}
          </div>
          {room !== null && missedFloor === null && !isUnderSmallest && (
            <div className={styles.total}>
              <dt>{words.room}</dt>
              <dd className="figures">{inDollars(room)}</dd>
            </div>
          )}
        </dl>
      )}
      {!isStateKnown && full.room !== null && <p className={styles.example}>{early.first}</p>}
      {isStateKnown && owed === null && example !== null && most !== null && most > example && missedFloor === null && (
        <p className={styles.example}>
          {words.example(inDollars(example))} <strong>{inDollars(toDollars(most - example))}</strong>.
        </p>
      )}
      {isUnderSmallest && <p className={styles.example}>{words.tooLittle(least)}</p>}
      {missedFloor !== null && <p className={styles.example}>{words.belowFloor(missedFloor)}</p>}
      <p className={styles.footnote}>{words.footnotes[source]}</p>
    </>
  );
};
