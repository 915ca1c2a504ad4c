import { describe, expect, it } from 'vitest';
import type { ListAnswer, ListedEntry } from '#entities/facts/published/sanctions-list.ts';
import { toDay } from '#entities/values/day.ts';
import type { ScreeningMatch } from './screen-subject.ts';
import { type Finding, needsScreening, type Screening, screeningState } from './screening-standing.ts';
import type { ScreeningSubject } from './screening-subject.ts';

const subject: ScreeningSubject = {
  key: 'borrower',
  role: 'borrower',
  name: 'Raul Gorrin',
  names: ['Raul Gorrin'],
  kinds: ['person'],
  bornOn: toDay('1968-11-22'),
};
const entry: ListedEntry = {
  id: '26199',
  kind: 'person',
  name: 'GORRIN BELISARIO, Raul',
  aliases: [],
  weakAliases: [],
  births: [{ text: '22 Nov 1968', firstYear: 1968, lastYear: 1968 }],
  programs: ['VENEZUELA-EO13850'],
  remarks: null,
};
const match: ScreeningMatch = {
  entry,
  listedName: entry.name,
  subjectName: 'Raul Gorrin',
  parts: 2,
  score: 100,
  hasSameBirthYear: true,
};
const list: ListAnswer = {
  kind: 'found',
  list: { version: 'v2', publishedOn: toDay('2026-11-12'), entries: [entry] },
};
const clear: Screening = { subject, listVersion: 'v2', matches: [] };
const review: Screening = { ...clear, matches: [match] };
const found = (accountId: string, change: Partial<Finding> = {}): Finding => ({
  subject,
  entry,
  finding: 'different',
  accountId,
  ...change,
});
const state = (screenings: Screening[], findings: Finding[] = [], change: Partial<{ list: ListAnswer }> = {}) =>
  screeningState({ subjects: [subject], screenings, findings, list, ...change });

describe('a loan', () => {
  it('is clear when everyone is screened against today’s list', () => {
    expect(state([clear])).toBe('clear');
  });

  it.each<[string, ReturnType<typeof state>, string]>([
    ['not screened', state([]), 'open'],
    ['screened against an earlier list', state([{ ...clear, listVersion: 'v1' }]), 'open'],
    ['screened under another name', state([{ ...clear, subject: { ...subject, names: ['Raul G'] } }]), 'open'],
    ['without a list', state([clear], [], { list: { kind: 'unknown', problem: 'tooOld' } }), 'unknown'],
    ['with a match', state([review]), 'open'],
    ['with a match seen by one', state([review], [found('a')]), 'open'],
    ['with a match seen twice by one', state([review], [found('a'), found('a')]), 'open'],
    ['with a match seen by two', state([review], [found('a'), found('b')]), 'clear'],
    ['with the same person', state([review], [found('a'), found('b'), found('c', { finding: 'same' })]), 'stopped'],
    [
      'with a match seen by two before the entry changed',
      state(
        [review],
        ['a', 'b'].map((by) => found(by, { entry: { ...entry, remarks: 'DOB 1970.' } })),
      ),
      'open',
    ],
    [
      'with a match seen by two before the birth date changed',
      state(
        [review],
        ['a', 'b'].map((by) => found(by, { subject: { ...subject, bornOn: null } })),
      ),
      'open',
    ],
  ])('%s: %s', (_, is, expected) => {
    expect(is).toBe(expected);
  });

  it('stays stopped when nobody is screened any more, and when the name changes', () => {
    const same = found('a', { finding: 'same' });
    expect(state([clear], [same])).toBe('stopped');
    expect(state([], [same], { list: { kind: 'unknown', problem: 'missing' } })).toBe('stopped');
  });

  it('cannot be clear with a party that has no name', () => {
    const nameless = { ...subject, key: 'payee:x', name: null, names: [] };
    expect(screeningState({ subjects: [subject, nameless], screenings: [clear], findings: [], list })).toBe('open');
  });

  it('keeps its findings whatever the order of their stored fields', () => {
    const turned = Object.fromEntries(Object.entries(entry).toReversed()) as ListedEntry;
    expect(state([review], [found('a', { entry: turned }), found('b')])).toBe('clear');
  });
});

it('is screened once for a list, again for the next, and not without a name', () => {
  const version = 'v2';
  expect(needsScreening(subject, { screenings: [], version })).toBe(true);
  expect(needsScreening(subject, { screenings: [clear], version })).toBe(false);
  expect(needsScreening(subject, { screenings: [clear], version: 'v3' })).toBe(true);
  expect(needsScreening({ ...subject, name: null }, { screenings: [], version })).toBe(false);
});
