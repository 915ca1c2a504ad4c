import { type PointerEvent, useRef } from 'react';
import { signing } from '#words/loan/signing.ts';
import styles from './signing-room.module.css';

export type Strokes = [number, number][][];

const FIELD = { width: 1000, height: 300 };
const MOST = { strokes: 60, points: 500 };

const within = (value: number, most: number): number => Math.round(Math.max(0, Math.min(most, value)));

/** Draw with finger, pen or mouse; typing is the alternative. */
export const SignaturePad = ({ strokes, onChange }: { strokes: Strokes; onChange: (strokes: Strokes) => void }) => {
  const isDown = useRef(false);
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): [number, number] => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return [
      within(((clientX - left) / width) * FIELD.width, FIELD.width),
      within(((clientY - top) / height) * FIELD.height, FIELD.height),
    ];
  };
  return (
    <>
      <svg
        className={styles.pad}
        viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
        role="img"
        aria-label={signing.adopt.pad}
        onPointerDown={(event) => {
          if (strokes.length >= MOST.strokes) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          isDown.current = true;
          onChange([...strokes, [pointOf(event)]]);
        }}
        onPointerMove={(event) => {
          const last = strokes.at(-1);
          if (!isDown.current || !last || last.length >= MOST.points) return;
          onChange([...strokes.slice(0, -1), [...last, pointOf(event)]]);
        }}
        onPointerUp={() => {
          isDown.current = false;
        }}
      >
        {strokes.map((stroke, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stroke is its place in the order and nothing else
          <polyline key={index} points={stroke.map((point) => point.join(',')).join(' ')} />
        ))}
      </svg>
      <button className="link-button" type="button" onClick={() => onChange([])}>
        {signing.adopt.clear}
      </button>
    </>
  );
};
