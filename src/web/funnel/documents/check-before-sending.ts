import { MAX_FILE_BYTES } from '#entities/contract/stored-file.ts';
import { fileRefusals } from '#words/loan/files.ts';

/** For the file chooser; what a file really is, the server finds out by its content. */
export const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.heic,.heif,.tif,.tiff,.webp,image/*,application/pdf';

/** What can be said without sending anything, so that no one waits for a long upload to be told no. */
export const checkBeforeSending = ({ size }: Pick<File, 'size'>): string | null => {
  if (size === 0) return fileRefusals.empty;
  return size > MAX_FILE_BYTES ? fileRefusals.tooLarge : null;
};
