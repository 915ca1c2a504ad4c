import type { Passport, Print } from './passport-page.ts';
import type { Taken } from './photographed.ts';

/** Every letter and every digit is in one of them. */
export const people: readonly Passport[] = [
  {
    ...{ state: 'UTO', lastName: 'ERIKSSON', firstNames: 'ANNA MARIA', number: 'L898902C3', personal: 'ZE184226B' },
    ...{ birth: '740812', sex: 'F', expires: '120415' },
  },
  {
    ...{ state: 'USA', lastName: 'QUIROZ FLYNN', firstNames: 'JACK', number: '517263840' },
    ...{ birth: '630927', sex: 'M', expires: '340605' },
  },
  {
    ...{ state: 'D', lastName: 'WEBER', firstNames: 'HEIDI XENIA', number: 'C01X0GZK8' },
    ...{ birth: '911130', sex: 'F', expires: '290821' },
  },
  {
    ...{ state: 'PHL', lastName: 'DOMINGO', firstNames: 'VICTOR', number: 'P0B8S5I1Q', personal: '7290413' },
    ...{ birth: '850306', sex: 'M', expires: '310217' },
  },
];

export type Kind = {
  name: string;
  /** How each of the four passports was taken. */
  takes: readonly [Taken, Taken, Taken, Taken];
  print?: Omit<Print, 'draw'>;
  /** How many of the four may stay unread. */
  mayMiss?: number;
};

const four = (take: (at: number, sign: 1 | -1) => Taken): Kind['takes'] => [
  take(0, 1),
  take(1, -1),
  take(2, 1),
  take(3, -1),
];
const GLASS = [250, 250, 248] as const;
/** 1, 2 and 4 megapixels. */
const ONE = { width: 1155, height: 866 };
const TWO = { width: 1633, height: 1225 };
const FOUR = { width: 2309, height: 1732 };
const LETTER = 8.5;

/** On the glass of a scanner, somewhere on a letter page's upper third. */
const scanned = (dpi: number): Kind['takes'] =>
  four((at, sign) => ({
    ...{ width: Math.round(LETTER * dpi), height: Math.round(4.5 * dpi), fills: 0.58, degrees: sign * 0.4 * at },
    ...{ blur: 0.5, grain: 5, quality: 70, desk: GLASS, seed: at + 1 },
  }));

/** Held by hand: never level, never from straight above. */
const byHand = (size: { width: number; height: number }, more: Partial<Taken> = {}): Kind['takes'] =>
  four((at, sign) => ({
    ...{
      ...size,
      fills: 0.72 + 0.06 * at,
      degrees: sign * (2 + 2 * at),
      slant: [sign * 0.07, 0.08],
      bend: sign * 0.05,
    },
    ...{ blur: 0.8, grain: 6, shadow: 0.3, seed: at + 11, ...more },
  }));

/** Pictures that a person reads without trouble. */
export const readable: readonly Kind[] = [
  { name: 'scan, 300 dpi', takes: scanned(300) },
  { name: 'scan, 200 dpi', takes: scanned(200) },
  { name: 'scan, 150 dpi', takes: scanned(150) },
  { name: 'phone, 4 megapixels', takes: byHand(FOUR, { blur: 1.2 }) },
  { name: 'phone, 2 megapixels', takes: byHand(TWO) },
  { name: 'phone, 1 megapixel', takes: byHand(ONE, { blur: 0.6 }) },
  {
    name: 'on its side',
    takes: four((at, sign) => ({ ...TWO, fills: 0.62, degrees: sign * 90 + at, blur: 0.8, grain: 6 })),
  },
  {
    name: 'on its head',
    takes: four((at, sign) => ({ ...TWO, fills: 0.8, degrees: 180 + sign * at, blur: 0.8, grain: 6 })),
  },
  // A number of zeros beside letters is doubtful at this angle, and left to a person.
  { name: 'seen from the side', takes: byHand(TWO, { slant: [0.2, -0.22] }), mayMiss: 1 },
  { name: 'half in shadow', takes: byHand(TWO, { shadow: 0.8 }) },
  { name: 'grainy', takes: byHand(TWO, { grain: 26 }) },
  { name: 'packed hard', takes: byHand(TWO, { quality: 25 }) },
  { name: 'strong curves below', takes: byHand(TWO), print: { curves: 0.8 } },
  { name: 'pale ink', takes: byHand(TWO), print: { ink: '#5b5d66' } },
  { name: 'a lamp near the lines', takes: byHand(TWO, { glare: { at: [0.5, 0.55], reach: 0.14, strength: 0.6 } }) },
];

/** Pictures of which a person would ask for a better one. */
export const poor: readonly Kind[] = [
  { name: 'out of focus', takes: byHand(TWO, { blur: 4 }) },
  { name: 'a lamp on the lines', takes: byHand(TWO, { glare: { at: [0.5, 0.76], reach: 0.08, strength: 1.2 } }) },
  { name: 'tiny', takes: byHand(ONE, { fills: 0.3 }) },
  { name: 'cut off', takes: byHand(TWO, { fills: 1.35 }) },
];
