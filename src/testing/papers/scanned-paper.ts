import PDFDocument from 'pdfkit';
import sharp, { type Sharp } from 'sharp';

/** Draws a page as the product does; null where there is none. */
export type Draw = (bytes: Buffer, wanted: { page: number; width: number }) => Promise<Sharp | null>;

/** How a page came through a scanner: never quite level, never quite sharp. */
export type Scanner = {
  dpi: number;
  degrees: number;
  blur: number;
  /** How many of 256 shades a point may differ from its neighbor on blank paper. */
  grain: number;
  /** What a fax machine or an app writes above each page, as text of the file. */
  stamp?: string;
  draw: Draw;
};

const [WIDE, HIGH] = [612, 792];
const POINTS = 72;
const QUALITY = 70;

/** The same grain each time: a linear congruential generator. */
const grainy = (level: Buffer, grain: number): Buffer => {
  let state = 1;
  for (const [at, shade] of level.entries()) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    level[at] = Math.min(255, Math.max(0, shade * 0.94 + ((state >>> 16) % grain) - grain / 2));
  }
  return level;
};

const scanned = async (
  paper: Buffer,
  page: number,
  { dpi, degrees, blur, grain, draw }: Scanner,
): Promise<Buffer | null> => {
  const drawn = await draw(paper, { page, width: Math.round((WIDE / POINTS) * dpi) });
  if (drawn === null) return null;
  const { data, info } = await drawn
    .flatten({ background: '#fff' })
    .rotate(degrees, { background: '#f4f4f2' })
    .blur(blur)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(grainy(data, grain), { raw: { width, height, channels } }).jpeg({ quality: QUALITY }).toBuffer();
};

/** The pages of a paper as pictures in a PDF, as a scanner hands them over: without a letter of the paper's own text. */
export const scanOf = async (paper: Buffer, scanner: Scanner): Promise<Buffer> => {
  const document = new PDFDocument({ size: [WIDE, HIGH], margin: 0, autoFirstPage: false });
  const parts: Buffer[] = [];
  const ended = new Promise<void>((resolve) => document.on('end', resolve));
  document.on('data', (part: Buffer) => parts.push(part));
  for (let page = 1; ; page += 1) {
    const picture = await scanned(paper, page, scanner);
    if (picture === null) break;
    document.addPage().image(picture, 0, 0, { fit: [WIDE, HIGH], align: 'center' });
    if (scanner.stamp) document.fontSize(9).text(scanner.stamp, 30, 12, { lineBreak: false });
  }
  document.end();
  await ended;
  return Buffer.concat(parts);
};
