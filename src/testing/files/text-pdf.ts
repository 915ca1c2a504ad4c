import PDFDocument from 'pdfkit';

/** A line of text at a place, in points from the top left corner. */
export type Line = { text: string; x: number; y: number; size?: number; isBold?: boolean };

const FACES = {
  sans: ['Helvetica', 'Helvetica-Bold'],
  serif: ['Times-Roman', 'Times-Bold'],
  typewriter: ['Courier', 'Courier-Bold'],
} as const;
export type Face = keyof typeof FACES;

/** A PDF of letter pages with text that can be read from the file. */
export const textPdf = async (pages: readonly (readonly Line[])[], face: Face = 'sans'): Promise<Buffer> => {
  const [plain, bold] = FACES[face];
  const document = new PDFDocument({ size: 'LETTER', autoFirstPage: false });
  const parts: Buffer[] = [];
  const ended = new Promise<void>((resolve) => document.on('end', resolve));
  document.on('data', (part: Buffer) => parts.push(part));
  for (const lines of pages) {
    document.addPage({ margin: 0 });
    for (const { text, x, y, size = 10, isBold = false } of lines)
      document
        .font(isBold ? bold : plain)
        .fontSize(size)
        .text(text, x, y, { lineBreak: false });
  }
  document.end();
  await ended;
  return Buffer.concat(parts);
};
