import type { IdReading } from '#entities/facts/id-reading.ts';
import { streetText } from '#entities/text/street-text.ts';
import type { Day } from '#entities/values/day.ts';

export const idFields = ['name', 'number', 'birthDate', 'expiration', 'address', 'checkDigits'] as const;
export type IdField = (typeof idFields)[number];
export type IdComparison = {
  field: IdField;
  /** `byEye`: only the front of the card says the same, and a person compares it. */
  standing: 'agrees' | 'contradicts' | 'notRead' | 'byEye';
  found: string | null;
};

/** As the application states it; the addresses are where the person lives and the home of the line. */
export type StatedIdentity = {
  firstName: string;
  lastName: string;
  birthDate: Day | null;
  addresses: readonly { line1: string; zip: string }[];
};

const letters = (text: string): string =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');

/** Cards cut long names off. */
const CUT = 12;
const isSameName = (found: string, stated: string): boolean => {
  const [one, other] = [letters(found), letters(stated)];
  return one !== '' && (one === other || (one.length >= CUT && other.startsWith(one)));
};

const standingOf = (isSame: boolean | null): IdComparison['standing'] =>
  isSame === null ? 'notRead' : isSame ? 'agrees' : 'contradicts';

type Compared = {
  reading: IdReading | null;
  /** What this kind of ID has to be read from. */
  expected: IdReading['source'];
  stated: StatedIdentity;
  asOf: Day;
};

/** Each part of an ID beside the application. What was not read is said, and never counts as the same. */
export const compareId = ({ reading, expected, stated, asOf }: Compared): IdComparison[] => {
  const source = reading?.source ?? expected;
  const { firstName = null, lastName = null, number = null, birthDate = null, expiresOn = null } = reading ?? {};
  const hasName = firstName !== null && lastName !== null;
  const [street, zip] = [reading?.street ?? null, reading?.zip ?? null];
  const isHome = ({ line1, zip: known }: { line1: string; zip: string }): boolean =>
    street !== null && streetText(line1) === streetText(street) && known.slice(0, 5) === zip;
  const rows: (IdComparison | null)[] = [
    {
      field: 'name',
      found: hasName ? `${firstName} ${lastName}` : null,
      standing: standingOf(
        hasName ? isSameName(firstName, stated.firstName) && isSameName(lastName, stated.lastName) : null,
      ),
    },
    source === 'mrz' ? null : { field: 'number', found: number, standing: number === null ? 'notRead' : 'byEye' },
    {
      field: 'birthDate',
      found: birthDate,
      standing: standingOf(birthDate === null || stated.birthDate === null ? null : birthDate === stated.birthDate),
    },
    {
      field: 'expiration',
      found: expiresOn,
      standing: standingOf(expiresOn === null ? null : expiresOn >= asOf),
    },
    // A passport has no address.
    source === 'mrz'
      ? null
      : {
          field: 'address',
          found: street === null ? null : [street, reading?.city, reading?.state, zip].filter(Boolean).join(', '),
          standing: standingOf(street === null || zip === null ? null : stated.addresses.some(isHome)),
        },
    source === 'mrz' ? { field: 'checkDigits', found: null, standing: standingOf(reading?.isSound ?? null) } : null,
  ];
  return rows.filter((row) => row !== null);
};
