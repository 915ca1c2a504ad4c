import { describe, expect, it } from 'vitest';
import { mrzDigit } from '#entities/text/mrz-digits.ts';
import { toDay } from '#entities/values/day.ts';
import { compareId } from './compare-id.ts';
import { readLicense } from './read-license.ts';
import { readMrz } from './read-mrz.ts';

const today = toDay('2026-11-17');
const license = (...lines: string[]) => `@\n\u001e\rANSI 636026080102DL00410288ZA03290015DL${lines.join('\n')}\r`;
const own = license(
  ...['DAQD12345678', 'DCSPUBLIC', 'DACJOHN', 'DADQUINCY', 'DBB01311970', 'DBA01312035'],
  ...['DAG789 E OAK ST', 'DAIANYTOWN', 'DAJCA', 'DAK902230000'],
);

describe('the barcode of a license', () => {
  it('has name, dates and address, by the codes of every version', () => {
    expect(readLicense(own)).toMatchObject({
      ...{ firstName: 'JOHN', lastName: 'PUBLIC', number: 'D12345678' },
      ...{ birthDate: '1970-01-31', expiresOn: '2035-01-31' },
      ...{ street: '789 E OAK ST', city: 'ANYTOWN', state: 'CA', zip: '90223' },
    });
    expect(readLicense(license('DABPUBLIC', 'DCTJOHN QUINCY'))).toMatchObject({
      firstName: 'JOHN',
      lastName: 'PUBLIC',
    });
    expect(readLicense(license('DAAPUBLIC,JOHN,QUINCY'))).toMatchObject({ firstName: 'JOHN', lastName: 'PUBLIC' });
    expect(readLicense(license('DBB19700131'))).toMatchObject({ birthDate: '1970-01-31' });
  });

  it('leaves out what is not there, and is not found in another barcode', () => {
    expect(readLicense(license('DCSPUBLIC', 'DBB99999999'))).toMatchObject({ firstName: null, birthDate: null });
    expect(readLicense('M1PUBLIC/JOHN EABC123')).toBeNull();
  });
});

describe('the two lines of a passport', () => {
  const lines = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10';

  it('are read, and every check digit is tried', () => {
    expect(mrzDigit('L898902C3')).toBe(6);
    expect(readMrz(lines, today)).toMatchObject({
      ...{ firstName: 'ANNA', lastName: 'ERIKSSON', birthDate: '1974-08-12', expiresOn: '2012-04-15', isSound: true },
    });
    expect(readMrz(lines.replace('7408122', '7408132'), today)).toMatchObject({ isSound: false });
  });

  it.each([
    // Doc 9303 part 4, and the specimens that Germany, the Netherlands and the BSI (TR-03105) publish.
    ['UTO', 'ERIKSSON<<ANNA<MARIA', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10', 'ANNA', 'ERIKSSON', '1974-08-12'],
    ['D<<', 'MUSTERMANN<<ERIKA', 'C01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4', 'ERIKA', 'MUSTERMANN', '1964-08-12'],
    ['D<<', 'MUSTERMANN<<ERIKA', 'C11T002JM4D<<9608122F1310317<<<<<<<<<<<<<<<6', 'ERIKA', 'MUSTERMANN', '1996-08-12'],
    [
      ...['NLD', 'VAN<NIEUWENHUIZEN<<GERARD<ROBBERT<MARTI'],
      ...['XN01BC0150NLD7112247M1108268123456782<<<<<02', 'GERARD', 'VAN NIEUWENHUIZEN', '1971-12-24'],
    ],
  ] as const)('are read in every published specimen: %s %s', (state, name, second, firstName, lastName, birthDate) => {
    const first = `P<${state}${name}`.padEnd(44, '<');
    expect(readMrz(`${first}\n${second}`, today)).toMatchObject({ firstName, lastName, birthDate, isSound: true });
    // As the text of a PDF has them: between other lines, with spaces.
    const spaced = `PASSPORT\n${first.replace(/<<</g, '< < <')}\n${second.slice(0, 20)} ${second.slice(20)}\n`;
    expect(readMrz(spaced, today)).toMatchObject({ firstName, lastName, birthDate, isSound: true });
  });

  it('are found wrong with any one character changed', () => {
    const [first = '', second = ''] = lines.split('\n');
    const digits = [...second].flatMap((letter, at) => (/\d/.test(letter) ? [at] : []));
    for (const at of digits) {
      const other = `${second.slice(0, at)}${(Number(second[at]) + 1) % 10}${second.slice(at + 1)}`;
      expect(readMrz(`${first}\n${other}`, today)).toMatchObject({ isSound: false });
    }
  });

  it('are not guessed', () => {
    expect(readMrz('ERIKSSON ANNA', today)).toBeNull();
    expect(readMrz(lines.slice(0, -1), today)).toBeNull();
  });
});

describe('an ID beside the application', () => {
  const stated = {
    ...{ firstName: 'John', lastName: 'Public', birthDate: toDay('1970-01-31') },
    addresses: [{ line1: '789 East Oak Street', zip: '90223-1000' }],
  };
  const standings = (payload: string, more: Partial<typeof stated> = {}) =>
    Object.fromEntries(
      compareId({
        reading: readLicense(payload),
        expected: 'barcode',
        stated: { ...stated, ...more },
        asOf: today,
      }).map(({ field, standing }) => [field, standing]),
    );

  it('agrees in every part that says the same', () => {
    const agreed = { name: 'agrees', birthDate: 'agrees', expiration: 'agrees', address: 'agrees' };
    // The application has no number: it is on the front alone.
    expect(standings(own)).toEqual({ ...agreed, number: 'byEye' });
  });

  it.each([
    ['another first name', own.replace('DACJOHN', 'DACJAMES'), 'name'],
    ['another birth date', own.replace('DBB0131', 'DBB0130'), 'birthDate'],
    ['an expired license', own.replace('DBA01312035', 'DBA01312026'), 'expiration'],
    ['another address', own.replace('789 E OAK', '12 ELM'), 'address'],
  ])('contradicts with %s', (_, payload, field) => {
    expect(standings(payload)).toMatchObject({ [field]: 'contradicts' });
  });

  it('is not read where nothing was found, never the same', () => {
    expect(new Set(Object.values(standings('')))).toEqual(new Set(['notRead']));
    expect(standings(license('DCSPUBLIC'))).toMatchObject({ name: 'notRead', birthDate: 'notRead' });
  });

  it('has check digits instead of an address where it is a passport, read or not', () => {
    const fields = compareId({ reading: null, expected: 'mrz', stated, asOf: today }).map(({ field }) => field);
    expect(fields).toEqual(['name', 'birthDate', 'expiration', 'checkDigits']);
  });
});
