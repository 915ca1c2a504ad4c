import type { DocumentSection } from '#entities/contract/written-document.ts';
import { WindowGlyph } from '#web/ui/house/window-glyph.tsx';
import { IconBulb, IconCheck, IconPencil } from '#web/ui/icons.ts';
import { Unbroken } from '#web/ui/unbroken.tsx';
import { signing } from '#words/loan/signing.ts';
import { DocumentBlocks } from './document-blocks.tsx';
import styles from './document-scroll.module.css';

export const partId = (paperId: string, sectionId: string): string => `part-${paperId}-${sectionId}`;
export const placeId = (paperId: string, sectionId: string): string => `place-${paperId}-${sectionId}`;

export type PlaceShown = {
  id: string;
  /** Its number among all places of the packet. */
  number: number;
  of: number;
  state: 'done' | 'now' | 'todo';
  /** Initials of the adopted signature; null while nothing can be signed. */
  initials: string | null;
  isWorking: boolean;
  onPress: () => void;
};

type PlaceProps = { place: NonNullable<DocumentSection['place']>; shown: PlaceShown };

const Place = ({ place, shown: { id, number, of, state, initials, isWorking, onPress } }: PlaceProps) => {
  const words = signing.place;
  const press = initials === null ? words.adoptFirst : place.kind === 'sign' ? words.pressSign : words.pressInitial;
  return (
    <div className={styles.place} data-state={state} id={id} tabIndex={-1}>
      <WindowGlyph state={state} size={26} />
      <div>
        <b>{words.numbered(words[place.kind], number, of)}</b>
        <span>
          <Unbroken text={place.text} />
        </span>
      </div>
      {state === 'done' ? (
        <span className={styles.tag}>
          <IconCheck size={16} stroke={1.75} aria-hidden /> {words.done}
        </span>
      ) : (
        <button
          className={styles.tag}
          type="button"
          aria-disabled={initials === null || isWorking}
          aria-label={`${press}: ${place.text}`}
          onClick={() => initials !== null && !isWorking && onPress()}
        >
          <IconPencil size={16} stroke={1.75} aria-hidden />
          {press}
        </button>
      )}
    </div>
  );
};

type Props = {
  section: DocumentSection;
  number: number;
  anchor: string;
  /** "Page 5 of 9", where the PDF begins a page. */
  pageMark: string | null;
  place: PlaceShown | null;
};

/** One part of the document in its own wording, plain words in the margin, and its place to sign below. */
export const DocumentSectionView = ({ section, number, anchor, pageMark, place }: Props) => (
  <>
    {pageMark !== null && <p className={styles.page}>{pageMark}</p>}
    <section className={styles.part} aria-labelledby={anchor}>
      <h2 id={anchor} tabIndex={-1}>
        {number}. {section.title}
      </h2>
      {section.plain !== null && (
        <aside className={styles.plain} aria-label={signing.plainOf(section.title)}>
          <div>
            <p className={styles.plainHead}>
              <IconBulb size={16} stroke={1.75} aria-hidden />
              {signing.plain}
            </p>
            <p>
              <Unbroken text={section.plain} />
            </p>
          </div>
        </aside>
      )}
      <div className={styles.text}>
        <DocumentBlocks blocks={section.blocks} />
        {section.place !== null && place !== null && <Place place={section.place} shown={place} />}
      </div>
    </section>
  </>
);
