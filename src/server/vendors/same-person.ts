const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Vendors print names in capitals, without accents, and with middle names the applicant left out. */
export const isSameName = (one: string, other: string): boolean => {
  const [first, second] = [folded(one), folded(other)].toSorted((a, b) => a.length - b.length);
  return first !== undefined && second !== undefined && first !== '' && `${second} `.startsWith(`${first} `);
};
