import type { DocumentSection } from '#entities/contract/written-document.ts';
import { IconBulb, IconCheck, IconPencil } from '#web/ui/icons.ts';
import { signing } from '#words/loan/signing.ts';
import { DocumentBlocks } from './document-blocks.tsx';
import styles from './signing-room.module.css';

type Props = {
  section: DocumentSection;
  number: number;
  isMarked: boolean;
  initials: string | null;
  isWorking: boolean;
  onPress: () => void;
};

/** One section of a document, in its own wording and in plain language, with its signature field below. */
export const DocumentSectionView = ({ section, number, isMarked, initials, isWorking, onPress }: Props) => {
  const { title, plain, blocks, place } = section;
  const words = signing.place;
  const press = place?.kind === 'sign' ? words.pressSign : words.pressInitial;
  return (
    <>
      {plain !== null && (
        <div className={styles.plain}>
          <IconBulb size={20} stroke={1.75} aria-hidden />
          <p>
            <b>{signing.plain}</b> {plain} {signing.counts}
          </p>
        </div>
      )}
      <h2 tabIndex={-1}>
        {number}. {title}
      </h2>
      <DocumentBlocks blocks={blocks} />
      {place !== null && (
        <div className={styles.place} data-state={isMarked ? 'done' : 'open'}>
          <div>
            <b>{words[place.kind]}</b>
            <span>{place.text}</span>
          </div>
          {isMarked ? (
            <span className={styles.tag}>
              <IconCheck size={16} stroke={1.75} aria-hidden /> {words.done}
            </span>
          ) : (
            <button
              className={styles.tag}
              type="button"
              disabled={initials === null || isWorking}
              aria-label={`${press}: ${place.text}`}
              onClick={onPress}
            >
              <IconPencil size={16} stroke={1.75} aria-hidden />
              {initials === null ? words.adoptFirst : place.kind === 'sign' ? words.pressSign : initials}
            </button>
          )}
        </div>
      )}
    </>
  );
};
