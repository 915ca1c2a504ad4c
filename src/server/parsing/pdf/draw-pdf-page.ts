import type { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp, { type Sharp } from 'sharp';

/** A page that is many times longer than wide is drawn smaller instead of filling the memory. */
const MOST_PIXELS = 8_000_000;

let loading: Promise<PDFiumLibrary> | null = null;

/** Large, and most files are only counted. */
const libraryOnce = (): Promise<PDFiumLibrary> => {
  loading ??= import('@hyzyla/pdfium').then(({ PDFiumLibrary }) => PDFiumLibrary.init());
  return loading;
};

/** One page with its form fields filled in, or null where there is no such page. */
export const drawPdfPage = async (
  bytes: Buffer,
  { page, width }: { page: number; width: number },
): Promise<Sharp | null> => {
  const library = await libraryOnce();
  const document = await library.loadDocument(bytes);
  try {
    if (page > document.getPageCount()) return null;
    document.initializeFormFields();
    const found = document.getPage(page - 1);
    const { originalWidth, originalHeight } = found.getOriginalSize();
    if (originalWidth <= 0 || originalHeight <= 0) return null;
    const wanted = width / originalWidth;
    const most = Math.sqrt(MOST_PIXELS / (originalWidth * originalHeight));
    const drawn = await found.render({ scale: Math.min(wanted, most), render: 'bitmap', renderFormFields: true });
    // The pixels lie in the library's own memory, which the next page reuses.
    const data = Buffer.from(drawn.data);
    return sharp(data, { raw: { width: drawn.width, height: drawn.height, channels: 4 } });
  } finally {
    document.destroy();
  }
};
