import type { Upload } from '#entities/application/upload.ts';

/** Only a picture of an ID has a side. */
const isSamePicture = (one: Upload, other: Upload): boolean =>
  one.idSide !== null &&
  one.idSide === other.idSide &&
  one.isCoborrower === other.isCoborrower &&
  (one.idSide === 'selfie' || one.idSubtype === other.idSubtype);

/** Adds an upload. A retaken side replaces its earlier picture if that has not been reviewed yet. */
export const withUpload = (uploads: readonly Upload[], added: Upload): Upload[] => [
  ...uploads.map((each) =>
    each.state === 'received' && isSamePicture(each, added) ? { ...each, state: 'notAccepted' as const } : each,
  ),
  added,
];
