import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { paragraphOf, registerFonts } from './text-lines.ts';

it('breaks a line at a space, and never within a telephone number', () => {
  const doc = new PDFDocument();
  registerFonts(doc);
  const text = 'If a figure is wrong, call (555)\u00a0010-0142.';
  const linesAt = (width: number) =>
    paragraphOf(doc, [{ text, style: { font: 'regular', size: 10 } }], { width, leading: 14 }).lines.map(
      ({ segments }) =>
        segments
          .map((segment) => segment.text)
          .join('')
          .trim(),
    );
  for (let width = 90; width < 220; width += 5)
    expect(linesAt(width).filter((line) => line.includes('(555)'))).toEqual([expect.stringMatching(/010-0142\.$/)]);
  expect(linesAt(90).length).toBeGreaterThan(2);
});
