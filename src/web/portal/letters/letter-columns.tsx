import { Link } from '#web/router/link.tsx';
import { inDay } from '#words/figures.ts';
import { writtenDocumentNames } from '#words/loan/written-document-names.ts';
import { heldWords } from '#words/portal/desk/held-work.ts';
import { letters as words } from '#words/portal/letters.ts';
import { type QueueColumn, Sub } from '../queue/queue-table.tsx';
import type { Letter } from './letters-page.tsx';

const { columns } = words;

export const letterText = ({ kind, name }: Letter): string => `${writtenDocumentNames[kind]}, ${name}`;

/** `onAddress`: opens the form for a letter without an address. */
export const letterColumns = (onAddress: (letter: Letter) => void): readonly QueueColumn<Letter>[] => [
  {
    heading: columns.letter,
    isName: true,
    cell: ({ kind, name, takenBy }) => (
      <>
        {writtenDocumentNames[kind]}
        <Sub>{takenBy === null ? name : `${name}. ${heldWords.by([takenBy.name])}`}</Sub>
      </>
    ),
  },
  {
    heading: columns.to,
    isLabeled: true,
    cell: (letter) =>
      letter.held === null ? (
        letter.address.join(', ')
      ) : (
        <>
          {words.held[letter.held]}
          {letter.held === 'addressMissing' && (
            <Sub>
              <button className="link-button" type="button" onClick={() => onAddress(letter)}>
                {words.addressing.open}
                <span className="visually-hidden"> {letterText(letter)}</span>
              </button>
            </Sub>
          )}
        </>
      ),
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
