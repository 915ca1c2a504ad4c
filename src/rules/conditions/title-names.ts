import type { Application } from '#entities/application/application.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { peopleOf } from '../documents/people-of.ts';

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');

/** Land records reorder names and add initials: first and last name anywhere in the record are enough. */
const isNameOf = (words: readonly string[], parts: readonly (string | null)[]): boolean =>
  parts.every((part) => part !== null && wordsOf(part).every((word) => words.includes(word)));

/** Non-borrowing owners: those the applicant named, and any others in the records. Trusts and companies name themselves. */
export const otherOwners = (application: Application, title: OutsideFacts['title']): { id: string; name: string }[] => {
  const people = peopleOf(application).map(({ applicant }) => [applicant.firstName, applicant.lastName]);
  const named = application.otherTitleHolders.map(({ id, name }) => ({ id, name }));
  const recorded = title?.holder === 'person' ? title.names : [];
  const unknown = recorded.filter((name) => {
    const words = wordsOf(name);
    const known = [...people, ...named.map((other) => [other.name])];
    return !known.some((parts) => isNameOf(words, parts));
  });
  return [...named, ...unknown.map((name) => ({ id: wordsOf(name).join('-'), name }))];
};
