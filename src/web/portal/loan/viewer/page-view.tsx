import { useRef, useState } from 'react';
import { type DocumentPage, PAGE_SIDE, type PagePlace } from '#entities/contract/documents/document-pages.ts';
import { reviewDesk as words } from '#words/portal/loan-desk/review.ts';
import { pageUrl } from './page-url.ts';
import { turned } from './turned.ts';
import { useNear } from './use-near.ts';
import styles from './viewer.module.css';

/** A place to point at; its numbers stand beside the figures it belongs to. */
export type PageMark = { place: PagePlace; numbers: readonly number[]; isCurrent: boolean };

const Mark = ({ mark: { place, numbers, isCurrent }, size }: { mark: PageMark; size: DocumentPage }) => {
  const [across, down] = [size.width / PAGE_SIDE, size.height / PAGE_SIDE];
  const box = { x: place.x * across, y: place.y * down, width: place.width * across, height: place.height * down };
  const unit = size.width / 60;
  return (
    <g className={styles.mark} data-current={isCurrent}>
      <rect x={box.x - 2} y={box.y - 1} width={box.width + 4} height={box.height + 2} rx={2} />
      {/* To the left, so that nothing that is read is covered. */}
      {numbers.map((number, at) => {
        const x = box.x - 4 - unit * 1.6 * (numbers.length - at);
        return (
          <g key={number}>
            <rect className={styles.number} x={x} y={box.y - 1} width={unit * 1.5} height={unit * 1.5} rx={3} />
            <text x={x + unit * 0.75} y={box.y - 1 + unit * 1.1} fontSize={unit} textAnchor="middle">
              {number}
            </text>
          </g>
        );
      })}
    </g>
  );
};

type Props = {
  link: string;
  page: number;
  size: DocumentPage;
  quarters: number;
  isEnlarged: boolean;
  marks: readonly PageMark[];
  /** True where a new link may help. */
  onFailed: () => boolean;
};

/** One page: its picture, turned as it is read, with marks that turn along. */
export const PageView = ({ link, page, size, quarters, isEnlarged, marks, onFailed }: Props) => {
  const element = useRef<SVGSVGElement>(null);
  const isNear = useNear(element);
  const [failed, setFailed] = useState<string | null>(null);
  const { width, height, transform } = turned(size, quarters);
  const url = pageUrl(link, page, isEnlarged ? 2000 : 1000);
  return (
    <div className={styles.paper} data-page={page}>
      <svg ref={element} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.page(page)}>
        <g transform={transform}>
          <rect width={size.width} height={size.height} className={styles.sheet} />
          {isNear && failed !== url && (
            <image
              href={url}
              width={size.width}
              height={size.height}
              preserveAspectRatio="none"
              onError={() => {
                if (!onFailed()) setFailed(url);
              }}
            />
          )}
          {marks.map((mark) => (
            <Mark key={`${mark.place.x} ${mark.place.y} ${mark.numbers.join(' ')}`} mark={mark} size={size} />
          ))}
        </g>
      </svg>
      {failed === url && (
        <p className={styles.failed} role="alert">
          {words.pageNotDrawn}{' '}
          <button className="link-button" type="button" onClick={() => setFailed(null)}>
            {words.tryAgain}
          </button>
        </p>
      )}
    </div>
  );
};
