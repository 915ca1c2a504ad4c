/** Null when the address cannot be decoded. */
const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/**
 * The one spelling of a page's address: decoded, in lower case, without repeated or trailing slashes. Null when there is none: an address
 * with an encoded slash, a control character or a broken escape names no page.
 */
export const canonicalPath = (path: string): string | null => {
  if (/%2f|%5c/i.test(path)) return null;
  const plain = decoded(path)?.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  if (plain === undefined || /[\u0000-\u001f\u007f?#\\]/.test(plain)) return null;
  return plain
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
};
