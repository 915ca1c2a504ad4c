import { everythingOpen, type PipelineView, pipelineStage, standardViews } from '#entities/contract/pipeline.ts';
import { Link } from '#web/router/link.tsx';
import { inCount } from '#words/figures.ts';
import { stageWords, pipeline as words } from '#words/portal/pipeline.ts';
import { DecisionPace } from './decision-pace.tsx';
import type { Overview } from './pipeline-data.ts';
import styles from './summary.module.css';
import { viewToSearch } from './view-address.ts';

const TALL = 44;
const STEP = 18.4;

const toneOf = (third: number): string | undefined => (third < 5 ? styles.calm : third < 8 ? styles.warn : styles.stop);

const DayBars = ({ days }: { days: readonly number[] }) => {
  const most = Math.max(1, ...days);
  const bars = days.map((count, third) => ({ third, height: count === 0 ? 0 : Math.max(3, (count / most) * TALL) }));
  const total = days.reduce((sum, count) => sum + count, 0);
  const late = days.at(-1) ?? 0;
  const soon = days.slice(8, -1).reduce((sum, count) => sum + count, 0);
  return (
    <svg
      className={styles.bars}
      viewBox="0 0 204 64"
      width="204"
      height="64"
      role="img"
      aria-label={words.daysLabel(total, soon, late)}
    >
      {bars.map(({ third, height }) => (
        <rect
          key={third}
          className={toneOf(third)}
          x={1 + third * STEP}
          y={46 - height}
          width={15.4}
          height={height}
          rx="2"
        />
      ))}
      <path className={styles.ground} d="M0 47h204" />
      <text x="0" y="60">
        day 1
      </text>
      <text x="92" y="60" textAnchor="middle">
        15
      </text>
      <text x="184" y="60" textAnchor="end">
        30
      </text>
      <text x="204" y="60" textAnchor="end">
        +
      </text>
    </svg>
  );
};

const Stages = ({ stages }: Pick<Overview, 'stages'>) => {
  const most = Math.max(1, ...stages.map(({ loans }) => loans));
  const ordered = pipelineStage.options.flatMap((stage) => stages.filter((each) => each.stage === stage));
  if (ordered.length === 0) return <p className="muted">{words.stagesNone}</p>;
  return (
    <ul className={styles.stages}>
      {ordered.map(({ stage, loans }) => (
        <li key={stage}>
          <Link to={`/portal${viewToSearch({ ...everythingOpen, stage, files: 'open' })}`}>{stageWords[stage]}</Link>
          <svg width="100%" height="8" aria-hidden="true">
            <rect className={styles.stageTrack} width="100%" height="8" rx="2" />
            <rect className={styles.stageBar} width={`${(loans / most) * 100}%`} height="8" rx="2" />
          </svg>
          <b>{inCount(loans)}</b>
        </li>
      ))}
    </ul>
  );
};

type TileProps = { count: number; text: (count: number) => string; view: PipelineView; isUrgent?: true };

/** A count that leads to exactly the rows it counts. */
const Tile = ({ count, text, view, isUrgent }: TileProps) => (
  <li>
    <Link to={`/portal${viewToSearch(view)}`}>
      <b className={isUrgent && count > 0 ? styles.urgent : undefined}>{count}</b> {text(count)}
    </Link>
  </li>
);

/** The day at a glance, before the first row. */
export const PipelineSummary = ({ days, stages, pace, today }: Overview) => (
  <div className={styles.summary}>
    <section>
      <h2>{words.daysHeading}</h2>
      <DayBars days={days} />
    </section>
    <section>
      <h2>{words.stagesHeading}</h2>
      <Stages stages={stages} />
    </section>
    <section>
      <h2>{words.paceHeading}</h2>
      <DecisionPace pace={pace} />
    </section>
    <section>
      <h2>{words.todayHeading}</h2>
      <ul className={styles.today}>
        <Tile count={today.late} isUrgent view={{ ...everythingOpen, clock: 'late' }} text={words.todayLate} />
        <Tile count={today.due} isUrgent view={{ ...everythingOpen, clock: 'today' }} text={words.todayDue} />
        <Tile count={today.mine} view={standardViews.ready} text={words.todayMine} />
      </ul>
    </section>
  </div>
);
