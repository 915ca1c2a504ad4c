import { useRef } from 'react';
import type { DocumentPage } from '#entities/contract/documents/document-pages.ts';
import { reviewDesk as words } from '#words/portal/loan-desk/review.ts';
import { pageUrl } from './page-url.ts';
import { turned } from './turned.ts';
import { useNear } from './use-near.ts';
import styles from './viewer.module.css';

type ThumbProps = {
  link: string;
  page: number;
  size: DocumentPage;
  quarters: number;
  isCurrent: boolean;
  onChoose: () => void;
};

const Thumb = ({ link, page, size, quarters, isCurrent, onChoose }: ThumbProps) => {
  const element = useRef<HTMLButtonElement>(null);
  const isNear = useNear(element);
  const { width, height, transform } = turned(size, quarters);
  return (
    <li>
      <button ref={element} type="button" aria-current={isCurrent ? 'page' : undefined} onClick={onChoose}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <g transform={transform}>
            <rect width={size.width} height={size.height} className={styles.sheet} />
            {isNear && (
              <image
                href={pageUrl(link, page, 160)}
                width={size.width}
                height={size.height}
                preserveAspectRatio="none"
              />
            )}
          </g>
        </svg>
        <span>{words.page(page)}</span>
      </button>
    </li>
  );
};

type Props = {
  link: string;
  pages: readonly { page: number; size: DocumentPage }[];
  turns: ReadonlyMap<number, number>;
  current: number;
  onChoose: (page: number) => void;
};

/** Every page small; each is drawn when it comes near. */
export const PageThumbs = ({ link, pages, turns, current, onChoose }: Props) => (
  <nav className={styles.thumbs} aria-label={words.pages}>
    <ol>
      {pages.map(({ page, size }) => (
        <Thumb
          key={page}
          link={link}
          page={page}
          size={size}
          quarters={turns.get(page) ?? 0}
          isCurrent={current === page}
          onChoose={() => onChoose(page)}
        />
      ))}
    </ol>
  </nav>
);
