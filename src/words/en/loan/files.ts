import type { FileRefusal } from '#entities/contract/stored-file.ts';

export const fileRefusals = {
  empty: 'This file is empty. Choose the file again, or make a new copy.',
  tooLarge: 'This file is larger than 60 MB. Send a smaller copy, or split it into parts.',
  typeNotAccepted: 'We can read PDF, JPEG, PNG, HEIC, TIFF and WebP. Save this as one of those and send it again.',
  lockedPdf: 'This PDF is locked with a password. Save a copy without one and send that.',
  brokenPdf: 'This PDF is damaged and does not open. Download it again from its source, or print it to a new PDF.',
  brokenImage: 'This picture is damaged and does not open. Take it again, or send another copy.',
  disguised: 'This file holds a second file inside it. Print or scan the document to a new file and send that.',
  activeContent:
    'This PDF holds a program, a fillable form that runs one, or an attached file. Print it to a new PDF and send that.',
  tooManyPixels:
    'This picture is too large to open. Take a photo of the document with your phone, or send a smaller copy.',
  notChecked:
    'We could not check this file, so we did not keep it. Make a new copy (print it to a new PDF, or take a photo) and send that.',
  malware: 'Our virus check stopped this file, so we did not keep it. Send a copy from another source.',
  visitorQuota:
    'You have sent as much as we keep before your email address is confirmed. Sign in with a code from your email, then send this file again.',
  personQuota: 'There is no more room for your files. Send a smaller copy, or ask us to make room.',
  addressQuota:
    'Too many files came from your network today. Send this one tomorrow, or from another connection, such as your phone.',
  dayQuota: 'We cannot take in more files today. Your answers are saved. Send this file again tomorrow.',
} as const satisfies Record<FileRefusal, string>;
