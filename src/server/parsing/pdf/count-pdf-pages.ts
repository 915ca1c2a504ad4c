import { getDocumentProxy } from 'unpdf';
import { z } from 'zod';
import type { FileRefusal } from '#entities/contract/stored-file.ts';
import { scanPdf } from './scan-pdf.ts';

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

const MOST_PAGES = 10_000;
/** Enough to find what an encrypted file hides in its notes. */
const MOST_PAGES_READ = 200;

const documentFacts = z.object({
  EncryptFilterName: z.string().nullish(),
  IsXFAPresent: z.boolean().nullish(),
});
const ACTIVE_NOTES = ['FileAttachment', 'RichMedia', 'Screen'];
const note = z.object({ subtype: z.string().nullish() });

/** How many pages, or why not. A PDF that is more than pages is refused. */
export const countPdfPages = async (bytes: Buffer): Promise<number | FileRefusal> => {
  const scan = await scanPdf(bytes);
  if (scan.kind === 'active') return 'activeContent';
  if (scan.kind === 'tooComplex') return 'notChecked';
  try {
    // The parser takes over the memory it is given, so it gets a copy.
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    try {
      return await pagesOf(document, scan.hasUnread);
    } finally {
      await document.loadingTask.destroy();
    }
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'lockedPdf' : 'brokenPdf';
  }
};

const pagesOf = async (document: Document, hasUnread: boolean): Promise<number | FileRefusal> => {
  const { numPages } = document;
  if (numPages === 0) return 'brokenPdf';
  if (numPages > MOST_PAGES) return 'notChecked';
  await document.getPage(1);
  const { info } = await document.getMetadata();
  const facts = documentFacts.parse(info);
  if (!facts.EncryptFilterName) return hasUnread ? 'notChecked' : numPages;
  // Encrypted without a password to open it, as many statements are: only the full parser can read its objects.
  return facts.IsXFAPresent || (await isActive(document)) ? 'activeContent' : numPages;
};

const isActive = async (document: Document): Promise<boolean> => {
  if ((await document.hasJSActions()) || (await document.getJSActions()) || (await document.getAttachments()))
    return true;
  for (let page = 1; page <= Math.min(document.numPages, MOST_PAGES_READ); page += 1) {
    const notes = await (await document.getPage(page)).getAnnotations();
    if (notes.some((each) => ACTIVE_NOTES.includes(note.parse(each).subtype ?? ''))) return true;
  }
  return false;
};
