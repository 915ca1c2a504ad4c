import type { ListAnswer, ListedEntry } from '#entities/facts/published/sanctions-list.ts';
import type { ScreeningMatch } from './screen-subject.ts';
import type { ScreeningSubject } from './screening-subject.ts';

/** A stored result: the party as it was screened, and the list's version. */
export type Screening = {
  subject: ScreeningSubject;
  listVersion: string;
  matches: readonly ScreeningMatch[];
};

/** One reviewer's finding on one match, with the facts it was made on. */
export type Finding = {
  subject: ScreeningSubject;
  entry: ListedEntry;
  finding: 'different' | 'same';
  accountId: string;
};

export type MatchState = 'open' | 'cleared' | 'same';
/** `missing`: not screened as the file stands today, or not against today's list. */
export type SubjectState = 'clear' | 'review' | 'same' | 'missing' | 'nameMissing';
/** `unknown`: there is no list. */
export type ScreeningState = 'clear' | 'open' | 'unknown' | 'stopped';

const REVIEWERS_NEEDED = 2;

/** Stored facts come back with their fields in another order. */
const canonical = (facts: unknown): string =>
  JSON.stringify(facts, (_, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : field,
  );
const isEqual = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** The findings still made on today's facts: a change to the party or the entry opens the match again. */
export const findingsOn = <F extends Finding>(
  { subject, entry }: { subject: ScreeningSubject; entry: ListedEntry },
  findings: readonly F[],
): F[] => findings.filter((each) => isEqual([each.subject, each.entry], [subject, entry]));

/** Cleared by two different people; the word of one that it is the same person stands, whatever changes. */
export const matchState = (
  match: { subject: ScreeningSubject; entry: ListedEntry },
  findings: readonly Finding[],
): MatchState => {
  const { key } = match.subject;
  if (findings.some((each) => each.finding === 'same' && each.subject.key === key && each.entry.id === match.entry.id))
    return 'same';
  const cleared = findingsOn(match, findings).map(({ accountId }) => accountId);
  return new Set(cleared).size >= REVIEWERS_NEEDED ? 'cleared' : 'open';
};

export type ScreeningFacts = {
  subjects: readonly ScreeningSubject[];
  /** Oldest first. */
  screenings: readonly Screening[];
  findings: readonly Finding[];
  list: ListAnswer;
};

/** The last screening of a party as it stands today, against any list. */
export const lastScreening = <S extends Screening>(subject: ScreeningSubject, screenings: readonly S[]): S | null =>
  screenings.findLast((each) => isEqual(each.subject, subject)) ?? null;

/** Whether a party has to be screened, or screened again. */
export const needsScreening = (
  subject: ScreeningSubject,
  { screenings, version }: { screenings: readonly Screening[]; version: string },
): boolean => subject.name !== null && lastScreening(subject, screenings)?.listVersion !== version;

export const subjectState = (
  subject: ScreeningSubject,
  { screenings, findings, list }: Omit<ScreeningFacts, 'subjects'>,
): SubjectState => {
  if (subject.name === null) return 'nameMissing';
  const last = lastScreening(subject, screenings);
  if (last === null || list.kind !== 'found' || last.listVersion !== list.list.version) return 'missing';
  const states = last.matches.map(({ entry }) => matchState({ subject, entry }, findings));
  if (states.includes('same')) return 'same';
  return states.includes('open') ? 'review' : 'clear';
};

/** Whether the loan may be approved and funded as far as the sanctions lists go. Anything but clear stops it. */
export const screeningState = ({ subjects, ...facts }: ScreeningFacts): ScreeningState => {
  if (facts.findings.some(({ finding }) => finding === 'same')) return 'stopped';
  if (facts.list.kind !== 'found') return 'unknown';
  return subjects.every((subject) => subjectState(subject, facts) === 'clear') ? 'clear' : 'open';
};
