import type { ReactNode } from 'react';
import type { ListColumn } from '#entities/contract/desk/list-layout.ts';
import type { PipelineRow, PipelineSort } from '#entities/contract/pipeline.ts';
import { toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { IconAlertCircle } from '#web/ui/icons.ts';
import { initialsOf } from '#web/ui/initials-of.ts';
import { inDay, inDollars, inPercent } from '#words/figures.ts';
import { sourceNames } from '#words/portal/lead-sources.ts';
import { stageWords, pipeline as words } from '#words/portal/pipeline.ts';
import styles from './list.module.css';
import { PipelineClock } from './pipeline-clock.tsx';
import { timeSince } from './time-since.ts';
import { WaitingOn } from './waiting-on.tsx';

const { columns } = words;

export const percentText = (points: number | null): string =>
  points === null ? '–' : inPercent(toBasisPoints(points), 1);
export const lineText = (line: number | null): string => (line === null ? '–' : inDollars(toDollars(line)));

export const DtiFigure = ({ row: { dti, isDtiOver } }: { row: PipelineRow }) =>
  isDtiOver ? (
    <span className={styles.bad}>
      <IconAlertCircle size={14} stroke={1.75} aria-hidden />
      {percentText(dti)}
      <span className="visually-hidden"> {words.dtiOver}</span>
    </span>
  ) : (
    percentText(dti)
  );

const Owner = ({ owner, initials }: Pick<PipelineRow, 'owner'> & { initials: ReadonlyMap<string, string> }) =>
  owner === null ? (
    <span className={styles.nobody}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{words.unassigned}</span>
    </span>
  ) : (
    <span className={`${styles.owner} ${owner.isMe ? styles.me : ''}`} title={owner.name}>
      <span aria-hidden="true">{initials.get(owner.name) ?? initialsOf(owner.name)}</span>
      <span className="visually-hidden">{owner.name}</span>
    </span>
  );

/** The orders a heading turns between: the first press, and the second. */
export type HeadingSort = { first: PipelineSort; second: PipelineSort; firstIs: 'ascending' | 'descending' };

type PipelineColumn = {
  heading: string;
  /** Explains a short heading. */
  title?: string;
  className?: string | undefined;
  sort?: HeadingSort;
  cell: (row: PipelineRow, list: { initials: ReadonlyMap<string, string> }) => ReactNode;
};

export const nameSort: HeadingSort = { first: 'name', second: 'nameLast', firstIs: 'ascending' };

/** Every column after the borrowers' names. */
export const pipelineColumns: Readonly<Record<ListColumn, PipelineColumn>> = {
  number: { heading: columns.number, className: styles.number, cell: ({ loanNumber }) => <span>{loanNumber}</span> },
  state: { heading: columns.state, cell: ({ state }) => state ?? '–' },
  line: {
    heading: columns.line,
    className: styles.figure,
    sort: { first: 'line', second: 'lineLast', firstIs: 'descending' },
    cell: ({ line }) => lineText(line),
  },
  cltv: { heading: columns.cltv, className: styles.figure, cell: ({ cltv }) => percentText(cltv) },
  dti: { heading: columns.dti, className: styles.figure, cell: (row) => <DtiFigure row={row} /> },
  score: { heading: columns.score, className: styles.figure, cell: ({ score }) => score ?? '–' },
  stage: { heading: columns.stage, cell: ({ stage }) => stageWords[stage] },
  waitingOn: { heading: columns.waitingOn, cell: (row) => <WaitingOn row={row} /> },
  threeDay: {
    heading: columns.threeDay,
    title: columns.threeDayTitle,
    cell: (row) => <PipelineClock clock={row.threeDay} />,
  },
  decision: {
    heading: columns.decision,
    title: columns.decisionTitle,
    cell: (row) => <PipelineClock clock={row.decision} />,
  },
  nextDue: {
    heading: columns.nextDue,
    title: columns.nextDueTitle,
    sort: { first: 'clock', second: 'clockLast', firstIs: 'ascending' },
    cell: ({ nextDue }) => (nextDue === null ? '–' : inDay(nextDue)),
  },
  source: { heading: columns.source, cell: ({ leadSource }) => sourceNames[leadSource] ?? leadSource },
  touched: {
    heading: columns.touched,
    className: `${styles.figure} ${styles.touched}`,
    sort: { first: 'touched', second: 'touchedLast', firstIs: 'descending' },
    cell: ({ touchedAt }) => timeSince(touchedAt, new Date()),
  },
  owner: { heading: columns.owner, cell: ({ owner }, { initials }) => <Owner owner={owner} initials={initials} /> },
};
