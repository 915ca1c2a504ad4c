type Place = { line1: string | null; line2: string | null; zip: string | null };

const plain = (text: string | null): string => (text ?? '').toLowerCase().replace(/[^a-z0-9]/g, '');

/** The same address in any spelling: commas, capitals and the period after St do not make another house. */
export const isSameAddress = (one: Place, other: Place): boolean =>
  plain(one.line1) !== '' &&
  plain(one.line1) === plain(other.line1) &&
  plain(one.line2) === plain(other.line2) &&
  plain(one.zip).slice(0, 5) === plain(other.zip).slice(0, 5);
