import type { ExportedLoan } from '#entities/contract/pipeline.ts';
import { sourceNames } from './lead-sources.ts';
import { stageWords, waitingWords } from './pipeline.ts';

const percent = (points: number | null): string => (points === null ? '' : (points / 100).toFixed(1));

/** The columns of an export, in order. */
export const pipelineCsv: readonly {
  title: string;
  of: (loan: ExportedLoan) => string | number | null;
}[] = [
  { title: 'Loan number', of: ({ loanNumber }) => loanNumber },
  { title: 'Borrowers', of: ({ names }) => names },
  { title: 'State', of: ({ state }) => state },
  { title: 'Source', of: ({ leadSource }) => sourceNames[leadSource] ?? leadSource },
  { title: 'Line (dollars)', of: ({ line }) => line },
  { title: 'CLTV (%)', of: ({ cltv }) => percent(cltv) },
  { title: 'DTI (%)', of: ({ dti }) => percent(dti) },
  { title: 'Score used', of: ({ score }) => score },
  { title: 'Stage', of: ({ stage }) => stageWords[stage] },
  { title: 'Waiting on', of: ({ waitingOn }) => waitingWords[waitingOn] },
  { title: '3-day clock due', of: ({ threeDay }) => threeDay?.dueOn ?? null },
  { title: '3-day clock met', of: ({ threeDay }) => threeDay?.metOn ?? null },
  { title: 'Decision clock due', of: ({ decision }) => decision?.dueOn ?? null },
  { title: 'Decision clock met', of: ({ decision }) => decision?.metOn ?? null },
  { title: 'Owner', of: ({ ownerName }) => ownerName },
  { title: 'Last touched (UTC)', of: ({ touchedAt }) => touchedAt },
];
