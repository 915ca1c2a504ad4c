import { useEffect, useRef, useState } from 'react';
import { initialsOf } from '#entities/contract/signature.ts';
import type { SigningView } from '#entities/contract/signing-view.ts';
import type { Packet } from '#entities/contract/written-document.ts';
import { Notice } from '#web/ui/notice.tsx';
import { hubWords } from '#words/loan/hub.ts';
import { signing } from '#words/loan/signing.ts';
import { AdoptCard } from './adopt-card.tsx';
import { DocumentContents } from './document-contents.tsx';
import { DocumentSectionView } from './document-section-view.tsx';
import { openSignatures } from './open-signatures.ts';
import { SigningChoices, SigningRecord } from './signing-aside.tsx';
import styles from './signing-room.module.css';
import type { SigningActions } from './use-signing.ts';

type Props = { view: SigningView; packet: Packet; isFailed: boolean; onFinish: () => void } & SigningActions;

/** Three panes: documents and sections, the section itself, and the signature with its record. */
export const SigningRoom = ({ view, packet, isFailed, act, openPdf, onFinish }: Props) => {
  const [first] = openSignatures(view.papers);
  const [at, setAt] = useState({ paperId: first?.paperId ?? view.papers[0]?.id ?? '', section: 0 });
  const [isWorking, setIsWorking] = useState(false);
  const shown = useRef(at);
  useEffect(() => {
    shown.current = at;
  }, [at]);
  const article = useRef<HTMLElement>(null);
  const isMoved = useRef(false);
  const paper = view.papers.find(({ id }) => id === at.paperId) ?? view.papers[0];
  const section = paper?.sections[at.section] ?? paper?.sections[0];
  const key = `${paper?.id}-${section?.id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part on the page is what moves the focus
  useEffect(() => {
    if (isMoved.current) article.current?.querySelector('h2')?.focus();
    isMoved.current = true;
  }, [key]);
  if (!paper || !section) return null;
  const number = paper.sections.indexOf(section);
  const left = openSignatures(view.papers);
  const go = (paperId: string, part: number) => setAt({ paperId, section: part });
  const nextPaper = view.papers[view.papers.indexOf(paper) + 1];
  const goOn = () => {
    if (number + 1 < paper.sections.length) go(paper.id, number + 1);
    else if (nextPaper) go(nextPaper.id, 0);
  };
  const press = async () => {
    setIsWorking(true);
    const answer = await act((calls) => calls.sign.mutate({ paperId: paper.id, sectionId: section.id }));
    setIsWorking(false);
    // If the user has moved to another section, stay there.
    if (shown.current !== at) return;
    const missing = openSignatures([paper]).find((place) => place.section !== number);
    if (answer?.kind === 'initialsNeeded' && missing) go(paper.id, missing.section);
    else if (answer?.kind === 'marked' || answer?.kind === 'signed') goOn();
  };
  const initials = view.signature === null ? null : initialsOf(view.signature.name);
  const isLast = number + 1 === paper.sections.length && !nextPaper;
  const nextOpen = left.find((place) => place.paperId !== paper.id || place.section !== number);
  const isSignatureOpen = section.place !== null && !paper.marked.includes(section.id) && paper.state === 'prepared';
  return (
    <main id="content" className={styles.room}>
      <h1 className="visually-hidden">{paper.title}</h1>
      <DocumentContents papers={view.papers} here={{ paper, section: number }} onGo={go} />
      <section className={styles.desk} aria-label={paper.title}>
        <div className={styles.bar}>
          <span className="small">
            <b>{signing.document(view.papers.indexOf(paper) + 1, view.papers.length)}</b>,{' '}
            {signing.section(number + 1, paper.sections.length)}
          </span>
          <button className="button button-quiet button-small" type="button" onClick={() => openPdf(paper.id)}>
            {signing.pdf}
          </button>
        </div>
        {view.isComplete && (
          <div className={styles.done}>
            <Notice tone="info" title={signing.done.title}>
              {packet === 'closing' ? hubWords.closing.doneText : signing.done.text}
            </Notice>
          </div>
        )}
        {isFailed && <Notice tone="stop" title={signing.failed} />}
        {paper.state === 'declined' && <Notice tone="warn" title={signing.declinedNote} />}
        <article className={styles.paper} ref={article}>
          <p className={styles.head}>
            {paper.title} <span>{signing.loan(view.loanNumber)}</span>
          </p>
          <DocumentSectionView
            section={section}
            number={number + 1}
            isMarked={paper.marked.includes(section.id)}
            initials={paper.state === 'prepared' ? initials : null}
            isWorking={isWorking}
            onPress={() => void press()}
          />
        </article>
        <div className={styles.turn}>
          <button
            className="button button-secondary"
            type="button"
            disabled={number === 0}
            onClick={() => go(paper.id, number - 1)}
          >
            {signing.previous}
          </button>
          <span aria-live="polite">{signing.left(left.length)}</span>
          {view.isComplete ? (
            <button className="button button-primary" type="button" onClick={onFinish}>
              {signing.done.goOn}
            </button>
          ) : isLast && nextOpen ? (
            <button
              className="button button-primary"
              type="button"
              onClick={() => go(nextOpen.paperId, nextOpen.section)}
            >
              {signing.nextOpen}
            </button>
          ) : (
            !isLast && (
              <button
                className={`button ${isSignatureOpen ? 'button-secondary' : 'button-primary'}`}
                type="button"
                onClick={goOn}
              >
                {signing.next}
              </button>
            )
          )}
        </div>
      </section>
      <aside className={styles.side} aria-label={signing.adopt.title}>
        <AdoptCard view={view} act={act} />
        <SigningRecord view={view} paper={paper} />
        <SigningChoices view={view} paper={paper} act={act} />
      </aside>
    </main>
  );
};
