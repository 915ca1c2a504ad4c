import type { inferOutput } from '@trpc/tanstack-react-query';
import type { useTRPC } from '#web/api-client/api.ts';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import { sizeText } from '#words/figures.ts';
import { sentDocumentLabel } from '#words/loan/documents.ts';
import { momentText } from '#words/moments.ts';
import { documentDesk as words } from '#words/portal/loan-desk/work.ts';
import styles from './documents.module.css';

export type LoanDocument = inferOutput<ReturnType<typeof useTRPC>['loanFile']['documents']>['files'][number];

const TONES = { received: 'wait', accepted: 'ok', notAccepted: 'warn' } as const satisfies Record<
  LoanDocument['review'],
  ChipTone
>;

export const DocumentState = ({ document: { review } }: { document: LoanDocument }) => (
  <Chip tone={TONES[review]}>{words.states[review]}</Chip>
);

/** One submitted file: its type, its status, and a link to view it. */
export const DocumentRow = ({ document, onShow }: { document: LoanDocument; onShow: () => void }) => {
  const { name, documentType, idSide, size, pages, createdAt, state, place } = document;
  return (
    <li className={styles.row}>
      <div className={styles.names}>
        <h3>{sentDocumentLabel(documentType, idSide)}</h3>
        <p className={styles.facts}>
          {name}, {words.pages(pages)}, {sizeText(size)}, {momentText(createdAt)}
          {place !== null && `, ${words.forPlace(place)}`}
        </p>
      </div>
      <div className={styles.state}>
        <DocumentState document={document} />
        {state === 'clean' ? (
          <button className="link-button" type="button" onClick={onShow}>
            {words.open}
            <span className="visually-hidden"> {name}</span>
          </button>
        ) : (
          <span className="muted">{state === 'refused' ? words.refused : words.notChecked}</span>
        )}
      </div>
    </li>
  );
};
