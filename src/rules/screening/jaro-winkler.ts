const PREFIX = 4;
const PREFIX_WEIGHT = 0.1;
/** Letters are marked as the bits of one number; longer words are compared by their beginning. */
const LONGEST = 31;

/** A list has tens of thousands of words, each compared with every name part: no allocation here. */
const jaro = (one: string, other: string): number => {
  const [ones, others] = [Math.min(one.length, LONGEST), Math.min(other.length, LONGEST)];
  const reach = Math.max(0, Math.floor(Math.max(ones, others) / 2) - 1);
  let [inOne, inOther, shared] = [0, 0, 0];
  for (let at = 0; at < ones; at += 1) {
    const last = Math.min(others - 1, at + reach);
    for (let place = Math.max(0, at - reach); place <= last; place += 1)
      if ((inOther & (1 << place)) === 0 && one.charCodeAt(at) === other.charCodeAt(place)) {
        inOne |= 1 << at;
        inOther |= 1 << place;
        shared += 1;
        break;
      }
  }
  if (shared === 0) return 0;
  let [moved, place] = [0, 0];
  for (let at = 0; at < ones; at += 1) {
    if ((inOne & (1 << at)) === 0) continue;
    while ((inOther & (1 << place)) === 0) place += 1;
    if (one.charCodeAt(at) !== other.charCodeAt(place)) moved += 1;
    place += 1;
  }
  return (shared / ones + shared / others + (shared - moved / 2) / shared) / 3;
};

/** How alike two words are, 0 to 1, with weight on a common beginning. */
export const jaroWinkler = (one: string, other: string): number => {
  if (one === other) return 1;
  // Which letters are paired depends on the order, so that it is always the same one.
  const score = one < other ? jaro(one, other) : jaro(other, one);
  let prefix = 0;
  while (prefix < PREFIX && prefix < one.length && one[prefix] === other[prefix]) prefix += 1;
  return score + prefix * PREFIX_WEIGHT * (1 - score);
};
