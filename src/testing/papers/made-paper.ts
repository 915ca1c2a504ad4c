import type { DocumentType } from '#entities/values/document-type.ts';
import { type Face, type Line, textPdf } from '../files/text-pdf.ts';

/** A document as companies print it, with what a person would read from it: money in cents, days as YYYY-MM-DD. */
export type MadePaper = {
  type: DocumentType;
  layout: string;
  face?: Face;
  pages: readonly (readonly Line[])[];
  truth: Readonly<Record<string, string>>;
};

export const paperBytes = ({ pages, face }: MadePaper): Promise<Buffer> => textPdf(pages, face);

export const at = (x: number, y: number, text: string, size = 9, isBold = false): Line => ({
  x,
  y,
  text,
  size,
  isBold,
});

/** Columns of one row; an amount is written so that its right edge is roughly where its column ends. */
export const row = (y: number, cells: readonly (readonly [number, string])[], size = 9): Line[] =>
  cells.map(([x, text]) => ({ x, y, text, size }));

export const cents = (text: string): string => text.replace(/[^\d]/g, '');
