import type { FileType } from '#entities/contract/stored-file.ts';

const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;
const ZIP_MAX_COMMENT = 65_535;
const PDF_START = Buffer.from('%PDF-');
/** Readers accept a PDF that starts anywhere within these bytes. */
const PDF_WITHIN = 1024;
const MARKS = [
  'pk\x03\x04',
  'pk\x05\x06',
  '<script',
  '<?php',
  '<html',
  '<svg',
  '<!doctype',
  '\x7felf',
  'mz\x90',
  '#!/',
];
const PDF_SLACK = 1024;

/** A zip is found from its end, so anything may precede it. */
const endsAsZip = (bytes: Buffer): boolean => {
  const from = Math.max(0, bytes.length - ZIP_END_BYTES - ZIP_MAX_COMMENT);
  for (let at = bytes.lastIndexOf(ZIP_END); at >= from; at = bytes.lastIndexOf(ZIP_END, at - 1)) {
    if (at + ZIP_END_BYTES <= bytes.length && at + ZIP_END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length)
      return true;
    if (at === 0) return false;
  }
  return false;
};

/** Where the file's own format ends, or its length where the format does not say. */
const endOf = (bytes: Buffer, type: FileType): number => {
  const after = (mark: Buffer, extra = 0): number => {
    const at = bytes.lastIndexOf(mark);
    return at < 0 ? bytes.length : at + mark.length + extra;
  };
  switch (type) {
    case 'application/pdf':
      return after(Buffer.from('%%EOF'));
    case 'image/png':
      return after(Buffer.from('IEND'), 4);
    case 'image/jpeg':
      return after(Buffer.from([0xff, 0xd9]));
    case 'image/webp':
      return 8 + bytes.readUInt32LE(4);
    case 'image/heic':
    case 'image/tiff':
      return bytes.length;
  }
};

/** A file of two kinds at once may read differently to its checker and to its reader. */
export const holdsSecondFile = (bytes: Buffer, type: FileType): boolean => {
  const pdfAt = bytes.subarray(0, PDF_WITHIN).indexOf(PDF_START);
  if (pdfAt > 0 || (pdfAt === 0 && type !== 'application/pdf')) return true;
  if (endsAsZip(bytes)) return true;
  const tail = bytes.subarray(endOf(bytes, type)).toString('latin1');
  if (MARKS.some((mark) => tail.toLowerCase().includes(mark))) return true;
  const isBlank = tail.replaceAll('\0', ' ').trim() === '';
  if (type === 'application/pdf') return !isBlank && tail.length > PDF_SLACK;
  // Phones append a second picture or a short video to a JPEG.
  return type !== 'image/jpeg' && !isBlank;
};
