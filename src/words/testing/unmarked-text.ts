const withoutMarked = (text: string): string => {
  const inner = text.replace(/«[^«»]*»/g, ' ');
  return inner === text ? text : withoutMarked(inner);
};

/** The rest of a pseudo-locale text that comes neither from our words nor from `data`; empty if no word is left. */
export const unmarkedText = (text: string, data: readonly RegExp[]): string => {
  const left = data.reduce((rest, known) => rest.replace(known, ' '), withoutMarked(text)).trim();
  return /\p{L}{2,}/u.test(left) ? left : '';
};
