import type { IdReading } from '#entities/facts/id-reading.ts';
import { hasSoundDigits } from '#entities/text/mrz-digits.ts';
import { type Day, day } from '#entities/values/day.ts';

const LINE = 44;
/** Two digits of a year: a birth lies behind us, an expiration at most ten years ahead or some behind. */
const dayOf = (text: string, { asOf, kind }: { asOf: Day; kind: 'birth' | 'end' }): Day | null => {
  if (!/^\d{6}$/.test(text)) return null;
  const century = Number(asOf.slice(0, 2));
  const year = Number(text.slice(0, 2));
  const here = century * 100 + year;
  const isOther = kind === 'birth' && here > Number(asOf.slice(0, 4));
  const iso = `${isOther ? here - 100 : here}-${text.slice(2, 4)}-${text.slice(4)}`;
  return day.safeParse(iso).data ?? null;
};

const words = (text: string): string => text.replace(/</g, ' ').replace(/\s+/g, ' ').trim();

/** The two lines below the photo of a passport (ICAO 9303, TD3); null where they are not there. */
export const readMrz = (text: string, asOf: Day): IdReading | null => {
  const lines = text
    .toUpperCase()
    .split(/[\r\n]+/)
    .map((line) => line.replace(/\s/g, '').replace(/«/g, '<<'));
  const at = lines.findIndex((line) => /^P[A-Z<][A-Z<]{3}[A-Z<]{39}$/.test(line));
  const [first, second] = [lines[at], lines[at + 1]];
  if (at < 0 || first === undefined || second === undefined || !/^[A-Z0-9<]+$/.test(second) || second.length !== LINE)
    return null;
  const part = (from: number, to: number): string => second.slice(from, to);
  const [lastName = '', firstName = ''] = first.slice(5).split('<<');
  return {
    source: 'mrz',
    firstName: words(firstName).split(' ')[0] || null,
    lastName: words(lastName) || null,
    birthDate: dayOf(part(13, 19), { asOf, kind: 'birth' }),
    expiresOn: dayOf(part(21, 27), { asOf, kind: 'end' }),
    ...{ number: null, street: null, city: null, state: null, zip: null },
    isSound: hasSoundDigits(second),
  };
};
