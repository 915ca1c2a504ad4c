import type { Upload } from '#entities/application/upload.ts';
import { type IdSide, type IdSubtype, sidesOf } from '#entities/values/id-document.ts';

/** Whether a picture of this side of the ID is among an applicant's files. A file that names no ID or no side is neither. */
export const hasSide = (
  ownUploads: readonly Upload[],
  { subtype, side }: { subtype: IdSubtype; side: IdSide },
): boolean =>
  ownUploads.some(
    ({ type, idSubtype, idSide, state }) =>
      type === 'idDocument' && idSubtype === subtype && idSide === side && state !== 'notAccepted',
  );

/** A passport has its front; every other ID has both sides. */
export const hasEverySide = (ownUploads: readonly Upload[], subtype: IdSubtype): boolean =>
  sidesOf(subtype).every((side) => hasSide(ownUploads, { subtype, side }));
