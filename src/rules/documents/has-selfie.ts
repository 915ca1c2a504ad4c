import type { Upload } from '#entities/application/upload.ts';

const isSelfie = ({ idSide, state }: Upload): boolean => idSide === 'selfie' && state !== 'notAccepted';

/** Whether one person's picture of themselves is among their files. It belongs to no kind of ID: choosing another keeps it. */
export const hasSelfie = (ownUploads: readonly Upload[]): boolean => ownUploads.some(isSelfie);
