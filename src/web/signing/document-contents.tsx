import type { DocumentToSign } from '#entities/contract/signing-view.ts';
import { WindowGlyph } from '#web/ui/house/window-glyph.tsx';
import { IconCheck } from '#web/ui/icons.ts';
import { signing } from '#words/loan/signing.ts';
import styles from './signing-room.module.css';

export type Here = { paper: DocumentToSign; section: number };
type Props = { papers: readonly DocumentToSign[]; here: Here; onGo: (paperId: string, section: number) => void };

const stateOf = ({ state }: DocumentToSign, isHere: boolean) =>
  state === 'signed' || state === 'issued' ? 'done' : isHere ? 'now' : 'todo';

const noteOf = ({ state, pages }: DocumentToSign): string => {
  if (state === 'signed') return signing.signed;
  if (state === 'issued') return signing.toKeep;
  return state === 'declined' ? signing.declined : signing.pages(pages);
};

/** Documents, and the sections of the open one. */
export const DocumentContents = ({ papers, here, onGo }: Props) => (
  <nav className={styles.list} aria-label={signing.documents}>
    <h2 className="heading-4">{signing.documents}</h2>
    <ol className={styles.documents}>
      {papers.map((paper) => (
        <li key={paper.id}>
          <button
            type="button"
            aria-current={paper.id === here.paper.id ? 'step' : undefined}
            onClick={() => onGo(paper.id, 0)}
          >
            <WindowGlyph state={stateOf(paper, paper.id === here.paper.id)} />
            <span>
              <b>{paper.title}</b>
              <small>{noteOf(paper)}</small>
            </span>
          </button>
        </li>
      ))}
    </ol>
    <h2 className="heading-4">{signing.inThis}</h2>
    <ol className={styles.sections}>
      {here.paper.sections.map(({ id, title, place }, at) => (
        <li key={id}>
          <button
            type="button"
            aria-current={at === here.section ? 'true' : undefined}
            onClick={() => onGo(here.paper.id, at)}
          >
            <span>{at + 1}</span>
            {title}
            {place !== null && here.paper.marked.includes(id) && <IconCheck size={16} stroke={1.75} aria-hidden />}
          </button>
        </li>
      ))}
    </ol>
  </nav>
);
