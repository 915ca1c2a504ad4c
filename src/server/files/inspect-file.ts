import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { type FileRefusal, type FileType, fileType } from '#entities/contract/stored-file.ts';
import { decodeHeic } from './decode-heic.ts';
import { holdsSecondFile } from './holds-second-file.ts';

export type Inspection = { kind: 'fine'; type: FileType; pages: number } | { kind: 'refused'; reason: FileRefusal };

const refused = (reason: FileRefusal): Inspection => ({ kind: 'refused', reason });

/** The actual content type, regardless of the name, and whether reviewers will be able to read it. */
export const inspectFile = async (bytes: Buffer): Promise<Inspection> => {
  if (bytes.length === 0) return refused('empty');
  const type = await contentType(bytes);
  if (!type) return refused('typeNotAccepted');
  if (holdsSecondFile(bytes, type)) return refused('disguised');
  const pages = await pagesOf(bytes, type);
  return typeof pages === 'number' ? { kind: 'fine', type, pages } : refused(pages);
};

const contentType = async (bytes: Buffer): Promise<FileType | null> => {
  const found = await fileTypeFromBuffer(bytes);
  const mime = found?.mime === 'image/heif' ? 'image/heic' : found?.mime;
  const accepted = fileType.safeParse(mime);
  return accepted.success ? accepted.data : null;
};

const pagesOf = async (bytes: Buffer, type: FileType): Promise<number | FileRefusal> => {
  switch (type) {
    case 'application/pdf':
      return pdfPages(bytes);
    case 'image/heic':
      return (await decodeHeic(bytes)) ? 1 : 'brokenImage';
    case 'image/jpeg':
    case 'image/png':
    case 'image/tiff':
    case 'image/webp':
      return imagePages(bytes);
  }
};

const pdfPages = async (bytes: Buffer): Promise<number | FileRefusal> => {
  try {
    // The parser takes over the memory it is given, so it gets a copy.
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const { numPages } = document;
    if (numPages > 0) await document.getPage(1);
    await document.loadingTask.destroy();
    return numPages > 0 ? numPages : 'brokenPdf';
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'lockedPdf' : 'brokenPdf';
  }
};

const imagePages = async (bytes: Buffer): Promise<number | FileRefusal> => {
  try {
    const { pages = 1 } = await sharp(bytes).metadata();
    // Only decoding proves that there is a picture.
    await sharp(bytes, { failOn: 'error' }).resize(16, 16).raw().toBuffer();
    return pages;
  } catch {
    return 'brokenImage';
  }
};
