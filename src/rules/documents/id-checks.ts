import type { Upload } from '#entities/application/upload.ts';
import { type IdCheck, idCheck } from '#entities/contract/documents/id-check.ts';
import type { Person } from '#entities/values/person.ts';

/** The pictures of an ID that count, in one order; a check holds for exactly these. */
export const idPictures = (uploads: readonly Upload[], person: Person): Upload[] =>
  uploads
    .filter(({ type, isCoborrower, state }) => {
      const isOwn = isCoborrower === (person === 'coborrower');
      return type === 'idDocument' && isOwn && state !== 'notAccepted';
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** What has to be looked at: the back against the front where there are both, the face where there is a selfie. */
export const neededIdChecks = (pictures: readonly Upload[]): IdCheck[] => {
  const has = (side: Upload['idSide']): boolean => pictures.some(({ idSide }) => idSide === side);
  return idCheck.options.filter((check) => {
    if (check === 'sameAsFront') return has('front') && has('back');
    return check !== 'selfie' || has('selfie');
  });
};

export type TickedCheck = { check: IdCheck; pictures: readonly string[] };

/** Checks nobody has ticked for the pictures as they are now. */
export const missingIdChecks = (pictures: readonly Upload[], ticked: readonly TickedCheck[]): IdCheck[] => {
  const now = pictures.map(({ id }) => id).join(' ');
  return neededIdChecks(pictures).filter(
    (check) => !ticked.some((each) => each.check === check && each.pictures.join(' ') === now),
  );
};
