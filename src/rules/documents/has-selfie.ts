import type { Upload } from '#entities/application/upload.ts';

const isSelfie = ({ idSide, state }: Upload): boolean => idSide === 'selfie' && state !== 'notAccepted';

/** Whether an applicant's selfie is among their files. It is not tied to a kind of ID: switching IDs keeps it. */
export const hasSelfie = (ownUploads: readonly Upload[]): boolean => ownUploads.some(isSelfie);
