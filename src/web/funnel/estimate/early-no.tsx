import { previousStep, type Walk } from '#funnel/engine/walk.ts';
import { paths } from '#funnel/paths.ts';
import { steps } from '#funnel/steps.ts';
import type { LikelyNo } from '#rules/offer/likely-no.ts';
import { Link } from '#web/router/link.tsx';
import { useLocation } from '#web/router/navigation.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { focusWhenShown } from '#web/ui/focus/focus-when-shown.ts';
import { EquityHouse, Word } from '#web/ui/house/equity-house.tsx';
import { besideLimit, EDGE } from '#web/ui/house/equity-house-level.ts';
import { NeededMark } from '#web/ui/house/needed-mark.tsx';
import { IconAlertCircle, IconHome, IconMinus } from '#web/ui/icons.ts';
import { inDollars, inPercent } from '#words/figures.ts';
import { earlyNo as words } from '#words/funnel/early-no.ts';
import { earlyNoFigures as figures } from '#words/funnel/early-no-figures.ts';
import { questions } from '#words/funnel/questions.ts';
import { StepProgress } from '../frame/step-progress.tsx';
import layout from '../step/step-view.module.css';
import styles from './early-no.module.css';

const edit = { state: { returnTo: steps.creditScore.path } };

/** The arithmetic of a likely no; what was typed can be corrected. */
const Figures = ({ value, cap, most, owed, room, least, missing }: LikelyNo) => (
  <section className={`card ${styles.card}`} aria-label={words.figures}>
    <dl className="rows">
      <div>
        <dt>
          {words.value}{' '}
          <Link to={steps.propertyValue.path} {...edit}>
            {words.edit}
          </Link>
        </dt>
        <dd>{inDollars(value)}</dd>
      </div>
      <div>
        <dt>{words.most(inPercent(cap, 0))}</dt>
        <dd>{inDollars(most)}</dd>
      </div>
      <div>
        <dt>
          {words.owed}{' '}
          <Link to={steps.mortgageEstimate.path} {...edit}>
            {words.edit}
          </Link>
        </dt>
        <dd>{`−${inDollars(owed)}`}</dd>
      </div>
      <div data-mark="sum">
        <dt>{words.room}</dt>
        <dd>{inDollars(room)}</dd>
      </div>
      <div>
        <dt>{words.least}</dt>
        <dd>{inDollars(least)}</dd>
      </div>
      <div data-mark="short">
        <dt>
          <IconAlertCircle size={18} stroke={1.75} aria-hidden />
          {words.missing}
        </dt>
        <dd>{inDollars(missing)}</dd>
      </div>
    </dl>
  </section>
);

const House = ({ value, cap, most, owed, room, missing, needs, enough }: LikelyNo) => {
  const { house } = figures;
  const share = inPercent(cap, 0);
  const needed = inPercent(needs, 1);
  return (
    <aside className={`card ${styles.house}`} aria-label={words.chip}>
      <Chip tone="warn">{words.chip}</Chip>
      <EquityHouse
        owed={Math.min(1, owed / value)}
        line={room / value}
        limit={cap / 10_000}
        label={house.label({ owed: inDollars(owed), share, most: inDollars(most), needs: needed })}
        words={{
          owed: { name: house.owed, figure: inDollars(owed) },
          limit: { name: house.limit(share), figure: inDollars(most) },
        }}
      >
        <NeededMark share={needs / 10_000} word={{ name: house.needs, figure: needed }} />
        <Word word={{ name: house.room, figure: inDollars(room) }} x={EDGE} y={besideLimit(cap / 10_000) + 36} />
      </EquityHouse>
      <ul className={styles.ways}>
        <li>
          <IconMinus size={20} stroke={1.75} aria-hidden />
          {figures.less(inDollars(missing))}
        </li>
        <li>
          <IconHome size={20} stroke={1.75} aria-hidden />
          {figures.value(inDollars(enough))}
        </li>
      </ul>
    </aside>
  );
};

type Props = { no: LikelyNo; name: string | null; walk: Walk & { key: string }; onAnyway: () => void };

/** A likely no is a page of its own, before anything personal is asked. Going on stays possible. */
export const EarlyNo = ({ no, name, walk, onAnyway }: Props) => {
  const { key } = useLocation();
  const back = previousStep(walk)?.path ?? null;
  return (
    <>
      <StepProgress walk={walk} note={figures.noCheckYet} />
      <main id="content" className={`wrap ${layout.columns}`}>
        <div className={styles.told}>
          <p className="small muted">{words.before}</p>
          {/* On the document's first page, the browser handles focus. */}
          <h1 className="heading-1" tabIndex={-1} ref={key === 'default' ? undefined : focusWhenShown}>
            {words.heading(name)}
          </h1>
          <p className="lede">
            {words.title(inDollars(no.room), inDollars(no.least))} {words.stop}
          </p>
          <Figures {...no} />
          <p className={styles.actions} data-dock="ways">
            <Link className="button button-primary" to={paths.lowEquity}>
              {words.changes}
            </Link>
            <button className="button button-secondary" type="button" onClick={onAnyway}>
              {words.anyway}
            </button>
          </p>
          <p className="small muted">{words.anywayText}</p>
          {back !== null && (
            <p>
              <Link to={back}>{questions.back}</Link>
            </p>
          )}
        </div>
        <House {...no} />
      </main>
    </>
  );
};
