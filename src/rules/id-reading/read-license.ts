import type { IdReading } from '#entities/facts/id-reading.ts';
import { LICENSE_MARK } from '#entities/text/whole-license.ts';
import { type Day, day } from '#entities/values/day.ts';

/** The codes of the parts (AAMVA DL/ID card design, annex D). */
const CODES = {
  lastName: ['DCS', 'DAB'],
  firstName: ['DAC', 'DCT'],
  wholeName: ['DAA'],
  number: ['DAQ'],
  birthDate: ['DBB'],
  expiresOn: ['DBA'],
  street: ['DAG'],
  city: ['DAI'],
  state: ['DAJ'],
  zip: ['DAK'],
} as const satisfies Record<string, readonly string[]>;
/** Canada writes the year first, the United States last. */
const dayOf = (text: string | null): Day | null => {
  const digits = text?.replace(/\D/g, '') ?? '';
  if (digits.length !== 8) return null;
  const isYearFirst = /^(19|20)/.test(digits) && Number(digits.slice(4, 6)) <= 12;
  const iso = isYearFirst
    ? `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
    : `${digits.slice(4)}-${digits.slice(0, 2)}-${digits.slice(2, 4)}`;
  return day.safeParse(iso).data ?? null;
};

/** Words that stand for nothing. */
const EMPTY = /^(none|unavl|unavail|unknown|)$/i;

const partsOf = (payload: string): ReadonlyMap<string, string> =>
  new Map(
    payload.split(/[\n\r]+/).flatMap((line) => {
      // The first part follows the header's table without a break: "…DLDAQD12345678".
      const found = /(?:^|DL|ID)(D[A-Z]{2})([^\n\r]*)$/.exec(line);
      const [, code = '', value = ''] = found ?? [];
      return code === '' ? [] : [[code, value.trim()] as const];
    }),
  );

/** The contents of the barcode on the back of a driver's license or state ID; null where it is something else. */
export const readLicense = (payload: string): IdReading | null => {
  if (!LICENSE_MARK.test(payload)) return null;
  const parts = partsOf(payload);
  const partOf = (name: keyof typeof CODES): string | null => {
    const found = CODES[name].map((code) => parts.get(code)).find((value) => value !== undefined && !EMPTY.test(value));
    return found ?? null;
  };
  const [wholeLast, wholeFirst] = partOf('wholeName')?.split(/[,$]/) ?? [];
  return {
    source: 'barcode',
    firstName: partOf('firstName')?.split(/[,$ ]/)[0] ?? wholeFirst?.trim() ?? null,
    lastName: partOf('lastName') ?? wholeLast?.trim() ?? null,
    number: partOf('number'),
    birthDate: dayOf(partOf('birthDate')),
    expiresOn: dayOf(partOf('expiresOn')),
    street: partOf('street'),
    city: partOf('city'),
    state: partOf('state'),
    zip: partOf('zip')?.replace(/\D/g, '').slice(0, 5) ?? null,
    isSound: true,
  };
};
