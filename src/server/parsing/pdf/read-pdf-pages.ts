import { getDocumentProxy } from 'unpdf';
import {
  type DocumentPage,
  type DocumentPages,
  PAGE_SIDE,
  type TextRun,
} from '#entities/contract/documents/document-pages.ts';

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;
type Viewport = ReturnType<Page['getViewport']>;
type Item = Extract<Awaited<ReturnType<Page['getTextContent']>>['items'][number], { str: string }>;

/** The viewer shows as many; a longer file opens in its own program. */
const MOST_PAGES = 500;
const MOST_RUNS = 60_000;
const MOST_LETTERS = 500;
/** Leaves room within the parser's own limit to answer with the pages read so far. */
const MOST_MS = 3000;
/** How far letters reach below and above their line, in parts of their size. */
const [BELOW, ABOVE] = [0.22, 0.86];

const within = (value: number): number => Math.min(PAGE_SIDE, Math.max(0, Math.round(value)));

const runOf = ({ str, transform, width, height }: Item, viewport: Viewport): TextRun => {
  const [a = 1, b = 0, , , x = 0, y = 0] = transform as number[];
  const size = Math.hypot(a, b) || 1;
  const [along, up] = [[a / size, b / size] as const, [-b / size, a / size] as const];
  const corner = (right: number, high: number) =>
    viewport.convertToViewportPoint(x + along[0] * right + up[0] * high, y + along[1] * right + up[1] * high) as [
      number,
      number,
    ];
  const [one, other] = [corner(0, -BELOW * height), corner(width, ABOVE * height)];
  const left = (Math.min(one[0], other[0]) / viewport.width) * PAGE_SIDE;
  const top = (Math.min(one[1], other[1]) / viewport.height) * PAGE_SIDE;
  const right = (Math.max(one[0], other[0]) / viewport.width) * PAGE_SIDE;
  const bottom = (Math.max(one[1], other[1]) / viewport.height) * PAGE_SIDE;
  return {
    text: str.slice(0, MOST_LETTERS),
    ...{ x: within(left), y: within(top) },
    ...{ width: within(right) - within(left), height: within(bottom) - within(top) },
  };
};

const runsOf = async (page: Page, viewport: Viewport): Promise<TextRun[]> => {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [runOf(item, viewport)] : []));
};

/** The size of every page, and the text with its places, as far as time and memory allow. */
export const readPdfPages = async (bytes: Buffer): Promise<DocumentPages> => {
  const until = Date.now() + MOST_MS;
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  try {
    const pages: DocumentPage[] = [];
    let read = 0;
    let room = MOST_RUNS;
    for (let at = 1; at <= Math.min(document.numPages, MOST_PAGES); at += 1) {
      const page = await document.getPage(at);
      const viewport = page.getViewport({ scale: 1 });
      const isRead = read === at - 1 && room > 0 && Date.now() < until;
      const runs = isRead ? (await runsOf(page, viewport)).slice(0, room) : [];
      if (isRead) read = at;
      room -= runs.length;
      pages.push({ width: Math.ceil(viewport.width), height: Math.ceil(viewport.height), runs });
    }
    return { pages, read };
  } finally {
    await document.loadingTask.destroy();
  }
};
