import type { inferOutput } from '@trpc/tanstack-react-query';
import type { IndexState } from '#entities/facts/published/index-date.ts';
import type { useTRPC } from '#web/api-client/api.ts';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import { inLongDate, inPercent } from '#words/figures.ts';
import { momentText } from '#words/moments.ts';
import { indexRateWords as words } from '#words/portal/index-rate.ts';
import { type QueueColumn, Sub } from '../queue/queue-table.tsx';

export type IndexRow = inferOutput<ReturnType<typeof useTRPC>['indexRate']['list']>['rows'][number];

const TONES = {
  found: 'warn',
  proposed: 'wait',
  released: 'ok',
  declined: 'off',
} as const satisfies Record<IndexState, ChipTone>;

const settledText = ({ state, settledByName, settledAt }: IndexRow): string | null => {
  if (settledByName === null || settledAt === null) return null;
  const said = state === 'released' ? words.releasedBy : words.declinedBy;
  return said(settledByName, momentText(settledAt));
};

const People = ({ row }: { row: IndexRow }) => {
  const settled = settledText(row);
  if (row.proposedByName === null || row.proposedAt === null) return <span className="muted">{words.noOne}</span>;
  return (
    <>
      {words.proposedBy(row.proposedByName, momentText(row.proposedAt))}
      {settled !== null && <Sub>{settled}</Sub>}
    </>
  );
};

const { columns } = words;

export const indexColumns: readonly QueueColumn<IndexRow>[] = [
  {
    heading: columns.change,
    isName: true,
    cell: ({ oldRate, rate, effectiveFrom }) => (
      <>
        {words.change(oldRate === null ? null : inPercent(oldRate, 2), inPercent(rate, 2))}
        {effectiveFrom !== null && <Sub>{words.from(inLongDate(effectiveFrom))}</Sub>}
      </>
    ),
  },
  {
    heading: columns.published,
    isLabeled: true,
    cell: ({ publishedFrom, source, note }) => (
      <>
        {words.publishedFrom(inLongDate(publishedFrom))}
        <Sub>{note ?? words.sources[source]}</Sub>
      </>
    ),
  },
  { heading: columns.people, isLabeled: true, cell: (row) => <People row={row} /> },
  { heading: columns.state, cell: ({ state }) => <Chip tone={TONES[state]}>{words.states[state]}</Chip> },
];
