export type TextPart = { at: number; part: string; isLink: boolean };

/** Splits plain text into words and web addresses; a period after an address is not part of it. */
export const linkedText = (text: string): TextPart[] => {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: address, index } of text.matchAll(/https?:\/\/[^\s<>]*[^\s<>.,)]/g)) {
    if (index > from) parts.push({ at: from, part: text.slice(from, index), isLink: false });
    parts.push({ at: index, part: address, isLink: true });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ at: from, part: text.slice(from), isLink: false });
  return parts;
};
