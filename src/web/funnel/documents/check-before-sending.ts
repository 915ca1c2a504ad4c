import { MAX_FILE_BYTES } from '#entities/contract/stored-file.ts';
import { fileRefusals } from '#words/loan/files.ts';

/** For the file chooser; the server determines the actual type from the content. */
export const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.heic,.heif,.tif,.tiff,.webp,image/*,application/pdf';

/** Checks that need no upload, so that a long upload does not end in a refusal. */
export const checkBeforeSending = ({ size }: Pick<File, 'size'>): string | null => {
  if (size === 0) return fileRefusals.empty;
  return size > MAX_FILE_BYTES ? fileRefusals.tooLarge : null;
};
