import type { DocumentWanted } from '#entities/contract/document-wanted.ts';
import { paths } from '#funnel/paths.ts';
import { Link } from '#web/router/link.tsx';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { conditionStates, wordsOf } from '#words/loan/conditions.ts';
import { documentLabel, documentWords } from '#words/loan/documents.ts';
import { documentsPage as words } from '#words/loan/documents-page.ts';
import { dueText } from '#words/loan/due-text.ts';
import { lenderToday } from '../estimate/lender-day.ts';
import styles from './document-card.module.css';
import { UploadArea } from './upload-area.tsx';
import { UploadList } from './upload-list.tsx';
import type { UploadItem } from './use-uploads.ts';

type DocumentCardProps = {
  wanted: DocumentWanted;
  items: readonly UploadItem[];
  canOpen: boolean;
  onFiles: (files: File[]) => void;
  onAgain: (id: string) => void;
  onDrop: (id: string) => void;
  onRemoved: () => Promise<unknown>;
};

const TONES = {
  requested: 'off',
  received: 'wait',
  needsAnotherLook: 'warn',
  accepted: 'ok',
  waived: 'notNeeded',
} as const satisfies Record<DocumentWanted['state'], ChipTone>;

export const labelOf = ({
  documentType,
  years,
  title,
}: Pick<DocumentWanted, 'documentType' | 'years' | 'title'>): string =>
  title ??
  (years.length === 0 ? documentLabel(documentType) : `${documentLabel(documentType)} (${words.years(years)})`);

/** One document: its name, the number required, an example of a good one, the files sent, and where to send more. */
export const DocumentCard = ({ wanted, items, canOpen, onFiles, onAgain, onDrop, onRemoved }: DocumentCardProps) => {
  const { count, uploaded, isComplete, place, isOfHousehold, files, state, reason, subject, dueOn, note } = wanted;
  const label = labelOf(wanted);
  return (
    <li className={`card ${styles.card}`}>
      <div className={styles.head}>
        <h2 className="heading-4">{label}</h2>
        <Chip tone={TONES[state]}>
          {state === 'requested' ? words.progressOf(uploaded, count) : conditionStates[state]}
        </Chip>
      </div>
      {place !== null && <p className="small">{words.forPlace(place)}</p>}
      {subject !== null && <p className="small">{words.about(subject)}</p>}
      {note !== null && <p className="small">{note}</p>}
      {!isComplete && <p className="small muted">{dueText(dueOn, lenderToday())}</p>}
      <p className={`small ${styles.why}`}>
        <strong>{words.why}</strong> {wordsOf(wanted.code).why}
      </p>
      <p className="small muted">{documentWords[wanted.documentType].good}</p>
      {state === 'needsAnotherLook' && reason !== null && (
        <div className={styles.reason}>
          <Notice tone="warn" title={words.reason}>
            {reason}
          </Notice>
        </div>
      )}
      {isOfHousehold && <p className="small muted">{words.either}</p>}
      <UploadList
        items={items}
        again={onAgain}
        drop={onDrop}
        files={files}
        canOpen={canOpen}
        isMet={isComplete}
        onRemoved={canOpen ? onRemoved : null}
      />
      {state !== 'accepted' && <UploadArea label={label} onFiles={onFiles} />}
      {wanted.documentType === 'bankStatement' && canOpen && !isComplete && (
        <p className="small">
          <Link to={paths.bankStatement}>{words.connectBank}</Link>
        </p>
      )}
    </li>
  );
};
