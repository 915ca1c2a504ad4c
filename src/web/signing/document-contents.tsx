import { useEffect, useState } from 'react';
import type { DocumentToSign } from '#entities/contract/signing-view.ts';
import { WindowGlyph } from '#web/ui/house/window-glyph.tsx';
import { IconChevronDown } from '#web/ui/icons.ts';
import { isWideScreen, WIDE_SCREEN } from '#web/ui/wide-screen.ts';
import { signing } from '#words/loan/signing.ts';
import { partId } from './document-section-view.tsx';
import type { SignaturePlace } from './open-signatures.ts';
import styles from './signing-room.module.css';

type Props = {
  papers: readonly DocumentToSign[];
  here: DocumentToSign;
  next: SignaturePlace | null;
  onGo: (paperId: string, id: string) => void;
};

const stateOf = ({ state }: DocumentToSign, isHere: boolean) =>
  state === 'signed' || state === 'issued' ? 'done' : isHere ? 'now' : 'todo';

const noteOf = ({ state, pages, sections }: DocumentToSign): string => {
  if (state === 'signed') return signing.signed;
  if (state === 'issued') return signing.toKeep;
  if (state === 'declined') return signing.declined;
  const places = sections.filter(({ place }) => place !== null).length;
  return [signing.pages(pages), ...(places > 0 ? [signing.places(places)] : [])].join(', ');
};

/** Documents, and the parts of the open one as anchors. On a phone one line that opens. */
export const DocumentContents = ({ papers, here, next, onGo }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const wide = window.matchMedia(WIDE_SCREEN);
    const follow = () => setIsOpen(wide.matches);
    follow();
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, []);
  const close = () => setIsOpen(isWideScreen());
  const placeState = (sectionId: string) => {
    if (here.marked.includes(sectionId) || here.state === 'signed') return 'done';
    return next?.paperId === here.id && next.sectionId === sectionId ? 'now' : 'todo';
  };
  return (
    <nav className={styles.list} aria-label={signing.documents}>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          {signing.contents}
          <IconChevronDown size={20} stroke={1.75} aria-hidden />
        </summary>
        <h2 className="heading-4">{signing.documents}</h2>
        <ol className={styles.documents}>
          {papers.map((paper) => (
            <li key={paper.id}>
              <button
                type="button"
                aria-current={paper.id === here.id ? 'step' : undefined}
                onClick={() => {
                  close();
                  onGo(paper.id, `title-${paper.id}`);
                }}
              >
                <WindowGlyph state={stateOf(paper, paper.id === here.id)} />
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
          {here.sections.map(({ id, title, place }, at) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  close();
                  onGo(here.id, partId(here.id, id));
                }}
              >
                <span>{at + 1}</span>
                {title}
                {place !== null && <WindowGlyph state={placeState(id)} size={18} />}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
};
