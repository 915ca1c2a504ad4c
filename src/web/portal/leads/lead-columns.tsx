import { Link } from '#web/router/link.tsx';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import { inDatedDay } from '#words/figures.ts';
import { dateText } from '#words/moments.ts';
import { leads as words } from '#words/portal/leads.ts';
import { type QueueColumn, Sub } from '../queue/queue-table.tsx';
import type { Lead } from './leads-page.tsx';

const TONES = {
  new: 'off',
  invited: 'wait',
  opened: 'wait',
  applying: 'wait',
  inReview: 'wait',
  closing: 'wait',
  funded: 'ok',
  ended: 'off',
} as const satisfies Record<Lead['state'], ChipTone>;

const dayText = (at: Date | null): string => (at === null ? '–' : dateText(at));

const { columns } = words;

/** Where else the person is known. */
export const Alike = ({ registeredBy, loans }: Lead['alike']) => (
  <>
    {registeredBy !== null && (
      <Chip tone="warn">{words.alike.registered(registeredBy.partner, inDatedDay(registeredBy.until))}</Chip>
    )}
    {loans.map(({ loanId, loanNumber }) => (
      <Sub key={loanId}>
        <Link to={`/portal/loan/${loanId}`}>{words.alike.loan(loanNumber)}</Link>
      </Sub>
    ))}
  </>
);

/** Who the lead is, where it came from, and how far it is. */
export const leadColumns: readonly QueueColumn<Lead>[] = [
  {
    heading: columns.name,
    isName: true,
    cell: ({ id, name, email, alike }) => (
      <>
        <Link to={`/portal/leads/${id}`}>{name}</Link>
        <Sub>{email}</Sub>
        <Alike {...alike} />
      </>
    ),
  },
  {
    heading: columns.source,
    cell: ({ source, partner }) => (
      <>
        {words.sources[source]}
        <Sub>{partner}</Sub>
      </>
    ),
  },
  {
    heading: columns.state,
    cell: ({ isExpired, state }) => (
      <Chip tone={isExpired ? 'warn' : TONES[state]}>{isExpired ? words.expired : words.states[state]}</Chip>
    ),
  },
  { heading: columns.created, isLabeled: true, cell: ({ createdAt }) => dayText(createdAt) },
  { heading: columns.invited, isLabeled: true, cell: ({ invitedAt }) => dayText(invitedAt) },
];
