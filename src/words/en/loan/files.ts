import type { FileRefusal } from '#entities/contract/stored-file.ts';

export const fileRefusals = {
  empty: 'This file is empty. Choose the file again, or make a new copy.',
  tooLarge: 'This file is larger than 60 MB. Send a smaller copy, or split it into parts.',
  typeNotAccepted: 'We can read PDF, JPEG, PNG, HEIC, TIFF and WebP. Save this as one of those and send it again.',
  lockedPdf: 'This PDF is locked with a password. Save a copy without one and send that.',
  brokenPdf: 'This PDF is damaged and does not open. Download it again from its source, or print it to a new PDF.',
  brokenImage: 'This picture is damaged and does not open. Take it again, or send another copy.',
  disguised: 'This file holds a second file inside it. Print or scan the document to a new file and send that.',
  malware: 'Our virus check stopped this file, so we did not keep it. Send a copy from another source.',
} as const satisfies Record<FileRefusal, string>;
