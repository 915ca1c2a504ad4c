import type { Doc } from './page.ts';

type Shape = { d: string; fill: string | null; stroke: string | null; width: number };
/** A logo made of paths, in its own units. */
export type Logo = { shapes: Shape[]; width: number; height: number };

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null;

const paint = (own: string | null, inherited: string | null, otherwise: string | null): string | null => {
  const said = own ?? inherited ?? otherwise;
  return said === 'none' ? null : said;
};

/** Titles say nothing a picture needs; anything else than a path is more than this reader draws. */
const DRAWN = /<(?!\/|\?|!--|svg\b|path\b|title\b)/;

/** A logo of plain paths, or null: then the lender's name stands alone. */
export const readLogo = (svg: string | null): Logo | null => {
  const [root] = /<svg\b[^>]*>/.exec(svg ?? '') ?? [];
  const [, , width, height] =
    attribute(root ?? '', 'viewBox')
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  if (!svg || !root || !width || !height || DRAWN.test(svg)) return null;
  const shapes = [...svg.matchAll(/<path\b[^>]*>/g)].flatMap(([tag]) => {
    const d = attribute(tag, 'd');
    if (d === null) return [];
    const fill = paint(attribute(tag, 'fill'), attribute(root, 'fill'), '#000000');
    const stroke = paint(attribute(tag, 'stroke'), attribute(root, 'stroke'), null);
    return [{ d, fill, stroke, width: Number(attribute(tag, 'stroke-width') ?? attribute(root, 'stroke-width') ?? 1) }];
  });
  return { shapes, width, height };
};

export const logoWidth = (logo: Logo | null, height: number): number =>
  logo ? (logo.width / logo.height) * height : 0;

export const drawLogo = (doc: Doc, logo: Logo, { x, y, height }: { x: number; y: number; height: number }): void => {
  doc
    .save()
    .translate(x, y)
    .scale(height / logo.height)
    .lineJoin('round')
    .lineCap('round');
  for (const { d, fill, stroke, width } of logo.shapes) {
    if (fill !== null) doc.path(d).fill(fill);
    if (stroke !== null) doc.path(d).lineWidth(width).strokeColor(stroke).stroke();
  }
  doc.restore();
};
