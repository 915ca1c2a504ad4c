import { Link } from 'react-router';
import { inDay } from '#words/figures.ts';
import { writtenDocumentNames } from '#words/loan/written-document-names.ts';
import { letters as words } from '#words/portal/letters.ts';
import { type QueueColumn, Sub } from '../queue/queue-table.tsx';
import type { Letter } from './letters-page.tsx';

const { columns } = words;

export const letterText = ({ kind, name }: Letter): string => `${writtenDocumentNames[kind]}, ${name}`;

export const letterColumns: readonly QueueColumn<Letter>[] = [
  {
    heading: columns.letter,
    isName: true,
    cell: ({ kind, name }) => (
      <>
        {writtenDocumentNames[kind]}
        <Sub>{name}</Sub>
      </>
    ),
  },
  {
    heading: columns.to,
    isLabeled: true,
    cell: ({ address, held }) => (held === null ? address.join(', ') : words.held[held]),
  },
  { heading: columns.why, isLabeled: true, cell: ({ why }) => (why === null ? words.whyHeld : words.why[why]) },
  { heading: columns.since, isLabeled: true, className: 'nowrap', cell: ({ madeOn }) => inDay(madeOn) },
  {
    heading: columns.loan,
    isLabeled: true,
    className: 'nowrap',
    cell: ({ loanId, loanNumber }) => <Link to={`/portal/loan/${loanId}`}>{loanNumber}</Link>,
  },
];
