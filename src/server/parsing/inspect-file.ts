import { fileTypeFromBuffer } from 'file-type';
import { type FileRefusal, type FileType, fileType } from '#entities/contract/stored-file.ts';
import { countImagePages } from './count-image-pages.ts';
import { decodeHeic } from './decode-heic.ts';
import { holdsSecondFile } from './holds-second-file.ts';
import type { Inspection } from './parser-task.ts';
import { countPdfPages } from './pdf/count-pdf-pages.ts';

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
      return countPdfPages(bytes);
    case 'image/heic': {
      const decoded = await decodeHeic(bytes);
      return decoded.kind === 'picture' ? 1 : decoded.reason;
    }
    case 'image/jpeg':
    case 'image/png':
    case 'image/tiff':
    case 'image/webp':
      return countImagePages(bytes);
  }
};
