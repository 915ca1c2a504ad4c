import type { ReactNode } from 'react';
import type { PipelineRow } from '#entities/contract/pipeline.ts';
import { toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { IconAlertCircle } from '#web/ui/icons.ts';
import { inDollars, inPercent } from '#words/figures.ts';
import { stageWords, pipeline as words } from '#words/portal/pipeline.ts';
import { initialsOf } from '../initials-of.ts';
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

const Owner = ({ owner }: Pick<PipelineRow, 'owner'>) =>
  owner === null ? (
    <span className="visually-hidden">{words.unassigned}</span>
  ) : (
    <span className={styles.owner} title={owner.name}>
      <span aria-hidden="true">{initialsOf(owner.name)}</span>
      <span className="visually-hidden">{owner.name}</span>
    </span>
  );

type PipelineColumn = {
  heading: string;
  /** Explains a short heading. */
  title?: string;
  isHeadingHidden?: true;
  className?: string | undefined;
  cell: (row: PipelineRow) => ReactNode;
};

/** The columns after the borrowers' names, in order. */
export const pipelineColumns: readonly PipelineColumn[] = [
  { heading: columns.line, className: styles.figure, cell: ({ line }) => lineText(line) },
  { heading: columns.cltv, className: styles.figure, cell: ({ cltv }) => percentText(cltv) },
  { heading: columns.dti, className: styles.figure, cell: (row) => <DtiFigure row={row} /> },
  { heading: columns.score, className: styles.figure, cell: ({ score }) => score ?? '–' },
  { heading: columns.stage, cell: ({ stage }) => stageWords[stage] },
  { heading: columns.waitingOn, cell: (row) => <WaitingOn row={row} /> },
  { heading: columns.threeDay, title: columns.threeDayTitle, cell: (row) => <PipelineClock clock={row.threeDay} /> },
  { heading: columns.decision, title: columns.decisionTitle, cell: (row) => <PipelineClock clock={row.decision} /> },
  { heading: columns.owner, isHeadingHidden: true, cell: ({ owner }) => <Owner owner={owner} /> },
  {
    heading: columns.touched,
    className: `${styles.figure} ${styles.touched}`,
    cell: ({ touchedAt }) => timeSince(touchedAt, new Date()),
  },
];
