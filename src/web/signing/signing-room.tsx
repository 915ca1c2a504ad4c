import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { initialsOf } from '#entities/contract/signature.ts';
import type { DocumentToSign, SigningView } from '#entities/contract/signing-view.ts';
import type { Packet } from '#entities/contract/written-document.ts';
import { useLocation, useNavigate } from '#web/router/navigation.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ArrivalHeading } from '#web/ui/pages/arrival-heading.tsx';
import { useHeightAs } from '#web/ui/use-height-as.ts';
import { hubWords } from '#words/loan/hub.ts';
import { signing } from '#words/loan/signing.ts';
import { AdoptCard } from './adopt-card.tsx';
import { DocumentContents } from './document-contents.tsx';
import scroll from './document-scroll.module.css';
import { DocumentSectionView, partId, placeId } from './document-section-view.tsx';
import { openSignatures, type SignaturePlace, signaturePlaces } from './open-signatures.ts';
import { readingMinutes } from './reading-time.ts';
import { SigningChoices, SigningRecord } from './signing-aside.tsx';
import { SigningBar } from './signing-bar.tsx';
import styles from './signing-room.module.css';
import type { SigningActions } from './use-signing.ts';

type Props = { view: SigningView; packet: Packet; isFailed: boolean; onFinish: () => void } & SigningActions;

/** Moves to a place on the page: into view, and with the keyboard. Its button where it has one. */
const focusOn = (id: string): void => {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'center' });
  (place?.querySelector('button') ?? place)?.focus({ preventScroll: true });
};

const entry = z.object({ paperId: z.string() });
const paperIn = (state: unknown): string | null => entry.safeParse(state).data?.paperId ?? null;

const wholeOf = ({ papers }: SigningView) => ({
  documents: papers.length,
  pages: papers.reduce((sum, { pages }) => sum + pages, 0),
  minutes: readingMinutes(papers.flatMap(({ sections }) => sections)),
});

/** Where a section starts another page of the PDF. */
const pageMark = ({ sectionPages, pages }: DocumentToSign, at: number): string | null => {
  const page = sectionPages?.[at];
  return page === undefined || page === (sectionPages?.[at - 1] ?? 1) ? null : signing.page(page, pages);
};

/** Each document as one scroll, signed in any order. Nothing moves by itself: only the bar and the contents lead elsewhere. */
export const SigningRoom = ({ view, packet, isFailed, act, openPdf, onFinish }: Props) => {
  const [first] = openSignatures(view.papers);
  // Each document is a place in the history: Back leads to the one before, and a reload stays in it.
  const navigate = useNavigate();
  const asked = paperIn(useLocation().state);
  const [begun] = useState(first?.paperId);
  const [working, setWorking] = useState<string | null>(null);
  const adopting = useRef<HTMLDivElement>(null);
  useHeightAs('--hl-header', useRef(document.querySelector('header')));
  /** Where to go once another document is on the page. */
  const target = useRef<string | null>(null);
  const paperOf = (wanted: string | null | undefined) => view.papers.find(({ id }) => id === wanted);
  const paper = paperOf(asked) ?? paperOf(begun) ?? view.papers[0];
  const shown = useRef(paper?.id);
  useEffect(() => {
    if (target.current !== null) focusOn(target.current);
    // By Back or Forward: the router scrolls to where one was, and the keyboard begins at the title.
    else if (shown.current !== paper?.id) document.getElementById(`title-${paper?.id}`)?.focus({ preventScroll: true });
    target.current = null;
    shown.current = paper?.id;
  }, [paper?.id]);
  if (!paper) return null;
  const go = (toPaper: string, id: string) => {
    if (toPaper === paper.id) return focusOn(id);
    target.current = id;
    navigate('.', { state: { paperId: toPaper }, preventScrollReset: true });
  };
  const places = signaturePlaces(view.papers);
  const next = places.find(({ isOpen }) => isOpen);
  const press = async (sectionId: string) => {
    setWorking(sectionId);
    const isHere = () => document.activeElement?.closest(`#${CSS.escape(placeId(paper.id, sectionId))}`) !== null;
    const wasHere = isHere();
    const answer = await act((calls) => calls.sign.mutate({ paperId: paper.id, sectionId }));
    setWorking(null);
    // The button is gone with the press: the focus stays at its place, unless the signer has moved on.
    const isLost = wasHere && (isHere() || document.activeElement === document.body);
    if (answer?.kind === 'marked' || answer?.kind === 'signed')
      if (isLost) document.getElementById(placeId(paper.id, sectionId))?.focus({ preventScroll: true });
  };
  const initials = view.signature === null ? null : initialsOf(view.signature.name);
  const shownPlace = (sectionId: string) => {
    const at = places.findIndex((place) => place.paperId === paper.id && place.sectionId === sectionId);
    const place: SignaturePlace | undefined = places[at];
    if (place === undefined) return null;
    return {
      id: placeId(paper.id, sectionId),
      number: at + 1,
      of: places.length,
      state: place.isOpen ? (place === next ? ('now' as const) : ('todo' as const)) : ('done' as const),
      initials,
      isWorking: working !== null,
      onPress: () => void press(sectionId),
    };
  };
  const at = view.papers.indexOf(paper);
  const following = view.papers[at + 1];
  return (
    <main id="content" className={styles.room} data-header="stays">
      <DocumentContents papers={view.papers} here={paper} next={next ?? null} onGo={go} />
      <div className={styles.desk}>
        <div className={styles.bar}>
          <div>
            <p className="small muted">{signing.document(at + 1, view.papers.length)}</p>
            <ArrivalHeading className="heading-2" id={`title-${paper.id}`}>
              {paper.title}
            </ArrivalHeading>
          </div>
          <button className="button button-quiet button-small" type="button" onClick={() => openPdf(paper.id)}>
            {signing.pdf}
          </button>
        </div>
        {!view.isComplete && <p className={`small muted ${styles.whole}`}>{signing.whole(wholeOf(view))}</p>}
        {view.isComplete && (
          <div className={styles.done}>
            <Notice tone="info" title={signing.done.title}>
              {packet === 'closing' ? hubWords.closing.doneText : signing.done.text}
            </Notice>
          </div>
        )}
        {isFailed && <Notice tone="stop" title={signing.failed} />}
        {paper.state === 'declined' && <Notice tone="warn" title={signing.declinedNote} />}
        <div className={scroll.adopt} ref={adopting}>
          <AdoptCard view={view} act={act} />
        </div>
        <article className={scroll.paper} aria-label={paper.title}>
          <p className={scroll.head}>
            {signing.counts} <span className="nowrap">{signing.loan(view.loanNumber)}</span>
          </p>
          {paper.sections.map((section, index) => (
            <DocumentSectionView
              key={section.id}
              pageMark={pageMark(paper, index)}
              section={section}
              number={index + 1}
              anchor={partId(paper.id, section.id)}
              place={shownPlace(section.id)}
            />
          ))}
        </article>
        {following !== undefined && (
          <p className={scroll.following}>
            <button
              className="button button-secondary"
              type="button"
              onClick={() => go(following.id, `title-${following.id}`)}
            >
              {signing.following(following.title)}
            </button>
          </p>
        )}
        <div className={scroll.more}>
          <SigningRecord view={view} paper={paper} />
          <SigningChoices view={view} paper={paper} act={act} />
        </div>
      </div>
      <SigningBar
        view={view}
        places={places}
        onAdopt={() => {
          adopting.current?.scrollIntoView({ block: 'center' });
          adopting.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
        }}
        onNext={(place) => go(place.paperId, placeId(place.paperId, place.sectionId))}
        onFinish={onFinish}
      />
    </main>
  );
};
