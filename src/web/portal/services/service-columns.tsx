import type { OutsideService } from '#entities/facts/outside-service.ts';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import { momentText } from '#words/moments.ts';
import { outsideServices as words } from '#words/portal/outside-services.ts';
import { type QueueColumn, Sub } from '../queue/queue-table.tsx';
import { type ServiceState, serviceState } from './service-state.ts';

const TONES = {
  none: 'off',
  sandbox: 'off',
  byFile: 'ok',
  waiting: 'wait',
  answering: 'ok',
  outOfDate: 'warn',
  failing: 'stop',
} as const satisfies Record<ServiceState, ChipTone>;

const State = ({ row }: { row: OutsideService }) => {
  const state = serviceState(row, new Date());
  return (
    <>
      <Chip tone={TONES[state]}>{words.states[state]}</Chip>
      {state === 'failing' && row.outcome !== null && <Sub>{words.problemOf(row.outcome)}</Sub>}
    </>
  );
};

const { columns } = words;

export const serviceColumns: readonly QueueColumn<OutsideService>[] = [
  {
    heading: columns.service,
    isName: true,
    cell: ({ service, setting, choice }) => (
      <>
        {words.nameOf(service)}
        <Sub>{words.choice(setting, choice)}</Sub>
      </>
    ),
  },
  { heading: columns.state, cell: (row) => <State row={row} /> },
  {
    heading: columns.answered,
    isLabeled: true,
    className: 'nowrap',
    cell: ({ answeredAt, askedAt }) => (
      <>
        {answeredAt === null ? words.never : momentText(answeredAt)}
        {askedAt !== null && askedAt.getTime() !== answeredAt?.getTime() && (
          <Sub>{words.askedAt(momentText(askedAt))}</Sub>
        )}
      </>
    ),
  },
  {
    heading: columns.kept,
    isLabeled: true,
    className: 'nowrap',
    cell: ({ fetchedAt, files }) =>
      fetchedAt === null ? (
        words.noFiles
      ) : (
        <>
          {momentText(fetchedAt)}
          <Sub>{words.files(files)}</Sub>
        </>
      ),
  },
];
