import type { Upload } from '#entities/application/upload.ts';

/** Only a picture of an ID has a side. */
const isSamePicture = (one: Upload, other: Upload): boolean =>
  one.idSide !== null &&
  one.idSide === other.idSide &&
  one.isCoborrower === other.isCoborrower &&
  (one.idSide === 'selfie' || one.idSubtype === other.idSubtype);

/** Adds a file to those that were sent. A side that is photographed again takes the place of the picture no one has judged yet. */
export const withUpload = (uploads: readonly Upload[], added: Upload): Upload[] => [
  ...uploads.map((each) =>
    each.state === 'received' && isSamePicture(each, added) ? { ...each, state: 'notAccepted' as const } : each,
  ),
  added,
];
