const PREFIX = 4;
const PREFIX_WEIGHT = 0.1;

/** Each letter of `one` that `other` has nearby, by its place there. */
const sharedPlaces = (one: string, other: string): number[] => {
  const reach = Math.max(0, Math.floor(Math.max(one.length, other.length) / 2) - 1);
  const taken = new Set<number>();
  for (let at = 0; at < one.length; at += 1) {
    const last = Math.min(other.length - 1, at + reach);
    for (let place = Math.max(0, at - reach); place <= last; place += 1)
      if (one[at] === other[place] && !taken.has(place)) {
        taken.add(place);
        break;
      }
  }
  return [...taken];
};

const jaro = (one: string, other: string): number => {
  const places = sharedPlaces(one, other);
  const shared = places.length;
  if (shared === 0) return 0;
  const inOrder = places.toSorted((a, b) => a - b);
  const moved = places.filter((place, at) => other[place] !== other[inOrder[at] ?? place]).length / 2;
  return (shared / one.length + shared / other.length + (shared - moved) / shared) / 3;
};

/** How alike two words are, 0 to 1, with weight on a common beginning. */
export const jaroWinkler = (one: string, other: string): number => {
  if (one === other) return 1;
  const [first, second] = [one, other].toSorted();
  const score = first === undefined || second === undefined ? 0 : jaro(first, second);
  let prefix = 0;
  while (prefix < PREFIX && prefix < one.length && one[prefix] === other[prefix]) prefix += 1;
  return score + prefix * PREFIX_WEIGHT * (1 - score);
};
