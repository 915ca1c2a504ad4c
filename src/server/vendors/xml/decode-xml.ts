const ENCODING = /^<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/;
/** Encodings we read; a message in any other is refused rather than guessed at. */
const KNOWN: ReadonlySet<string> = new Set(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']);

const decoderFor = (label: string): TextDecoder | null => {
  try {
    const decoder = new TextDecoder(label, { fatal: true });
    return KNOWN.has(decoder.encoding) ? decoder : null;
  } catch {
    return null;
  }
};

const markedEncoding = ([first, second]: Uint8Array): string | null => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
};

/** The text of a message in the encoding it declares; null where its bytes are not in that encoding. */
export const decodeXml = (bytes: Uint8Array): string | null => {
  const declared = ENCODING.exec(Buffer.from(bytes.subarray(0, 300)).toString('latin1').replace(/^ï»¿/, ''))?.[1];
  const decoder = decoderFor(markedEncoding(bytes) ?? declared ?? 'utf-8');
  try {
    return decoder?.decode(bytes) ?? null;
  } catch {
    return null;
  }
};
