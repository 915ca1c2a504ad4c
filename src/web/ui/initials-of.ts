const partsOf = (name: string): string[] => name.trim().split(/\s+/).filter(Boolean);

/** "Renee Okafor" is RO, "Cher" is C. */
export const initialsOf = (name: string): string => {
  const words = partsOf(name);
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words;
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
};
