import { useRef } from 'react';
import type { SigningView } from '#entities/contract/signing-view.ts';
import { WindowGlyph } from '#web/ui/house/window-glyph.tsx';
import { DockedFoot } from '#web/ui/pages/legal-foot.tsx';
import { useHeightAs } from '#web/ui/use-height-as.ts';
import { signing } from '#words/loan/signing.ts';
import { SignatureShown } from './adopt-card.tsx';
import type { SignaturePlace } from './open-signatures.ts';
import styles from './signing-bar.module.css';

type Props = {
  view: SigningView;
  places: readonly SignaturePlace[];
  onAdopt: () => void;
  onNext: (place: SignaturePlace) => void;
  onFinish: () => void;
};

/** One window a place, the adopted signature, and the way to the next place: it moves there and never signs. */
export const SigningBar = ({ view, places, onAdopt, onNext, onFinish }: Props) => {
  const words = signing.bar;
  const bar = useRef<HTMLElement>(null);
  useHeightAs('--signing-bar', bar);
  const next = places.find(({ isOpen }) => isOpen);
  const signed = places.filter(({ isOpen }) => !isOpen).length;
  return (
    <>
      <section className={styles.bar} aria-label={words.label} ref={bar}>
        <div className={styles.count}>
          <p className={styles.windows} aria-hidden="true">
            {places.map((place) => (
              <WindowGlyph
                key={`${place.paperId} ${place.sectionId}`}
                state={place === next ? 'now' : place.isOpen ? 'todo' : 'done'}
                size={22}
              />
            ))}
          </p>
          <p aria-live="polite">
            <strong>{words.signed(signed, places.length)}</strong> {next !== undefined && words.next(next.title)}
          </p>
        </div>
        {view.signature !== null && (
          <button
            className={styles.signature}
            type="button"
            aria-label={words.change(view.signature.name)}
            onClick={onAdopt}
          >
            <SignatureShown signature={view.signature} />
          </button>
        )}
        {view.isComplete ? (
          <button className="button button-primary button-large" type="button" onClick={onFinish}>
            {signing.done.goOn}
          </button>
        ) : view.signature === null ? (
          <button className="button button-primary button-large" type="button" onClick={onAdopt}>
            {words.adopt}
          </button>
        ) : (
          next !== undefined && (
            <button className="button button-primary button-large" type="button" onClick={() => onNext(next)}>
              {words.go(places.indexOf(next) + 1, places.length)}
            </button>
          )
        )}
      </section>
      <DockedFoot />
    </>
  );
};
