import { addMonths, type Day } from '#entities/values/day.ts';
import { inLongDate } from '#words/figures.ts';
import { employment as words } from '#words/funnel/employment.ts';
import styles from './timeline-view.module.css';
import type { WorkTimeline } from './work-timeline.ts';

const TOP = 40;
const LANE = 40;
const LANES_SHOWN = 4;
const TICKS = [0, 6, 12, 18, 24];

const anchorOf = (month: number) => (month === 0 ? 'start' : month === 24 ? 'end' : 'middle');
const tickText = (from: Day, month: number) => (month === 24 ? words.today : words.shortMonth(addMonths(from, month)));

const sentence = ({ from, bars, gaps }: WorkTimeline): string =>
  [
    words.pictureFrom(inLongDate(from)),
    ...bars.map(({ name }) => name),
    ...gaps.map((gap) => words.gapSpoken(gap)),
  ].join('. ');

/** The two years at a glance. Its content is also in its label and in the list below. */
export const TimelineView = ({ timeline }: { timeline: WorkTimeline }) => {
  const { bars, gaps, from } = timeline;
  const lanes = Math.min(LANES_SHOWN, timeline.lanes);
  const height = (LANE - (lanes - 1) * 4) / lanes;
  const bottom = TOP + LANE;
  return (
    <>
      <svg className={styles.timeline} width="100%" height="118" role="img" aria-label={sentence(timeline)}>
        <defs>
          <pattern id="gap-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect className={styles.hatchGround} width="7" height="7" />
            <path className={styles.hatchLine} d="M0 0V7" />
          </pattern>
        </defs>
        <rect className={styles.ground} x="0" y={TOP} width="100%" height={LANE} rx="8" />
        {bars
          .filter(({ lane }) => lane < LANES_SHOWN)
          .map(({ id, name, at, width, lane, isCurrent }) => (
            <svg
              key={id}
              aria-hidden="true"
              x={`${at}%`}
              y={TOP + lane * (height + 4)}
              width={`${width}%`}
              height={height}
            >
              <rect className={isCurrent ? styles.now : styles.past} width="100%" height="100%" rx="6" />
              {height > 16 && width > 12 && (
                <text className={`${styles.name} ${styles.wideOnly}`} x="10" y={height / 2 + 5}>
                  {name}
                </text>
              )}
            </svg>
          ))}
        {gaps.map(({ at, width, ...gap }) => (
          <g key={gap.from}>
            <rect x={`${at}%`} y={TOP} width={`${width}%`} height={LANE} fill="url(#gap-hatch)" />
            <rect className={styles.gap} x={`${at}%`} y={TOP} width={`${width}%`} height={LANE} />
            <line className={styles.pointer} x1={`${at + width / 2}%`} x2={`${at + width / 2}%`} y1="24" y2={TOP} />
            <text
              className={styles.days}
              x={`${at + width / 2}%`}
              y="17"
              textAnchor={at + width / 2 < 12 ? 'start' : at + width / 2 > 88 ? 'end' : 'middle'}
            >
              {words.gapLabel(gap)}
            </text>
          </g>
        ))}
        {TICKS.map((month) => (
          <g key={month} className={month % 12 === 0 ? undefined : styles.wideOnly}>
            <line
              className={styles.tick}
              x1={`${(month / 24) * 100}%`}
              x2={`${(month / 24) * 100}%`}
              y1={bottom + 4}
              y2={bottom + 11}
            />
            <text className={styles.date} x={`${(month / 24) * 100}%`} y={bottom + 27} textAnchor={anchorOf(month)}>
              {tickText(from, month)}
            </text>
          </g>
        ))}
      </svg>
      {/* A bar on a phone is too short for a name. */}
      <ol className={styles.names} aria-label={words.names}>
        {bars.map(({ id, name, isCurrent }) => (
          <li key={id} data-now={isCurrent}>
            {name}
          </li>
        ))}
      </ol>
    </>
  );
};
