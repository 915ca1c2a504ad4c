import { describe, expect, it } from 'vitest';
import type { ListedEntry, SanctionsList } from '#entities/facts/published/sanctions-list.ts';
import { toDay } from '#entities/values/day.ts';
import { fc } from '#testing/fast-check.ts';
import { screenSubject } from './screen-subject.ts';
import type { ScreeningSubject } from './screening-subject.ts';

const entry = (change: Partial<ListedEntry>): ListedEntry => ({
  id: '1',
  kind: 'person',
  name: '',
  aliases: [],
  weakAliases: [],
  births: [],
  programs: ['TEST'],
  remarks: null,
  ...change,
});
const listOf = (...entries: ListedEntry[]): SanctionsList => ({
  version: 'a',
  publishedOn: toDay('2026-11-01'),
  entries,
});
const subject = (name: string, change: Partial<ScreeningSubject> = {}): ScreeningSubject => ({
  key: 'borrower',
  role: 'borrower',
  name,
  names: [name],
  kinds: ['person'],
  bornOn: null,
  ...change,
});

const gilberto = entry({
  name: 'MIJARES TRANCOSO, Gilberto',
  births: [{ text: '04 Feb 1951', firstYear: 1951, lastYear: 1951 }],
});
const outcome = (name: string, listed: ListedEntry, change: Partial<ScreeningSubject> = {}) =>
  screenSubject(subject(name, change), listOf(listed)).outcome;

describe('a person', () => {
  it.each([
    ['Gilberto Mijares Trancoso', 'review'],
    ['TRANCOSO gilberto', 'review'],
    ['Gilbérto Mijáres', 'review'],
    ["Gil'berto Mijares-Trancoso", 'review'],
    ['Gilberto Mijarez', 'review'],
    ['Trancoso Miller', 'clear'],
    ['Gilberto Miller', 'clear'],
    ['Dana Whitfield', 'clear'],
  ])('named %s: %s', (name, expected) => {
    expect(outcome(name, gilberto)).toBe(expected);
  });

  it('is found by a strong alias, and by any name they ever had', () => {
    const also = entry({ name: 'AL-MASRI, Abu Hafs', aliases: ['ATIF, Mohamed'] });
    expect(outcome('Mohamed Atif', also)).toBe('review');
    const { matches } = screenSubject(
      subject('Dana Whitfield', { names: ['Dana Whitfield', 'Mohamed Atif'] }),
      listOf(also),
    );
    expect(matches).toMatchObject([{ listedName: 'ATIF, Mohamed', subjectName: 'Mohamed Atif', parts: 2, score: 100 }]);
  });

  it('with one name twice has two parts', () => {
    expect(outcome('Ali Hassan Ali', entry({ name: 'ALI, Ali' }))).toBe('review');
    expect(outcome('Ali Hassan', entry({ name: 'ALI, Ali' }))).toBe('clear');
  });

  it('is never found by a weak alias', () => {
    const weak = entry({ name: 'RODRIGUEZ OREJUELA, Miguel Angel', weakAliases: ['PATRICIA MILLER', 'PATRICIA'] });
    expect(outcome('Patricia Miller', weak)).toBe('clear');
  });

  it('is never cleared by another birth date, and reviewed on less where the year is the same', () => {
    expect(outcome('Gilberto Mijares', gilberto, { bornOn: toDay('1990-07-01') })).toBe('review');
    // 0.88 and 1: one part short of the usual threshold.
    const near = 'Gilberto Mijanos';
    expect(outcome(near, gilberto, { bornOn: toDay('1990-07-01') })).toBe('clear');
    expect(screenSubject(subject(near, { bornOn: toDay('1951-12-31') }), listOf(gilberto)).matches).toMatchObject([
      { hasSameBirthYear: true },
    ]);
  });

  it('is not a vessel, an aircraft or a company', () => {
    for (const kind of ['vessel', 'aircraft', 'entity'] as const)
      expect(outcome('Gilberto Mijares', entry({ ...gilberto, kind }))).toBe('clear');
  });
});

describe('an entity', () => {
  const bank = entry({ kind: 'entity', name: 'BANCO NACIONAL DE CUBA', aliases: ['NATIONAL BANK OF CUBA', 'COIBA'] });
  it.each([
    ['National Bank of Cuba', 'review'],
    ['Banco Nacional de Cuba, S.A.', 'review'],
    ['Cuba National Bank Co., Ltd.', 'review'],
    ['Coiba', 'review'],
    ['Coiba Cards', 'clear'],
    ['First National Bank of Omaha', 'clear'],
    ['PNC Bank, N.A.', 'clear'],
    ['Bank of America', 'clear'],
    ['Cuba', 'clear'],
  ])('named %s: %s', (name, expected) => {
    expect(outcome(name, bank, { kinds: ['entity'] })).toBe(expected);
  });

  it('that may be a person is compared with both', () => {
    expect(outcome('The Gilberto Mijares Family Trust', gilberto, { kinds: ['person', 'entity'] })).toBe('review');
  });
});

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
const part = fc.string({ unit: fc.constantFrom(...letters), minLength: 3, maxLength: 9 });
const parts = fc.uniqueArray(part, { minLength: 1, maxLength: 5 });
const accents = ['\u0301', '\u0308', '\u0303'];

it('always reviews an exact name, whatever the order, accents, case and punctuation', () => {
  const written = fc
    .tuple(parts, fc.constantFrom(...accents), fc.constantFrom(' ', '-', ', ', '  '))
    .chain(([words, accent, mark]) =>
      fc.tuple(
        fc.constant(words.join(' ')),
        fc
          .shuffledSubarray(words, { minLength: words.length })
          .map((order) => order.map((word) => `${word[0]?.toUpperCase()}${accent}${word.slice(1)}`).join(mark)),
      ),
    );
  const kind = fc.constantFrom('person' as const, 'entity' as const);
  fc.assert(
    fc.property(written, kind, fc.boolean(), ([listed, typed], sort, isAlias) => {
      const listedAs = isAlias ? { name: 'SOMETHING ELSE', aliases: [listed] } : { name: listed };
      expect(outcome(typed, entry({ kind: sort, ...listedAs }), { kinds: [sort] })).toBe('review');
    }),
  );
});

it('says the same in any order of the parts', () => {
  fc.assert(
    fc.property(parts, parts, (listed, typed) => {
      const said = (one: string[], other: string[]) => outcome(one.join(' '), entry({ name: other.join(' ') }));
      expect(said(typed.toReversed(), listed)).toBe(said(typed, listed.toReversed()));
    }),
  );
});

/** Small words of three letters and more, which are no name parts. */
const minor = new Set(
  'del las los dos van von der den bin ibn and the und inc ltd llc llp plc srl gmbh corp'.split(' '),
);

it('never clears two equal name parts, with an equal birth year or not', () => {
  const two = fc.tuple(fc.uniqueArray(part, { minLength: 2, maxLength: 4 }), parts, parts, fc.boolean());
  fc.assert(
    fc.property(two, ([shared, one, other, isSameYear]) => {
      const births = [{ text: '1960', firstYear: 1960, lastYear: 1960 }];
      const bornOn = toDay(isSameYear ? '1960-01-01' : '1980-01-01');
      fc.pre(shared.filter((word) => !minor.has(word)).length > 1);
      const typed = [...shared, ...one].join(' ');
      const listed = [...other, ...shared].join(' ');
      expect(outcome(typed, entry({ name: listed, births }), { bornOn })).toBe('review');
    }),
  );
});
