import { createHash } from 'node:crypto';

/** Draws that depend only on a text: the same applicant always gets the same answer. */
export type Lot = {
  whole: (name: string, range: readonly [low: number, high: number]) => number;
  oneOf: <Item>(name: string, items: readonly [Item, ...Item[]]) => Item;
};

export const lotOf = (...about: readonly (string | null | undefined)[]): Lot => {
  const subject = about.map((part) => (part ?? '').trim().toLowerCase()).join('|');
  const number = (name: string): number =>
    createHash('sha256').update(`${subject}#${name}`).digest().readUInt32BE(0) / 2 ** 32;
  const whole: Lot['whole'] = (name, [low, high]) => low + Math.floor(number(name) * (high - low + 1));
  return {
    whole,
    oneOf: (name, items) => items[whole(name, [0, items.length - 1])] ?? items[0],
  };
};
