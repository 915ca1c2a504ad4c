import type { Application } from '#entities/application/application.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { otherOwners } from '../conditions/title-names.ts';
import { allDebts } from '../debts/all-debts.ts';
import { isPaidOff } from '../debts/payoff.ts';
import { peopleOf } from '../documents/people-of.ts';
import { allParts, wholeName } from './name-parts.ts';
import type { ScreeningSubject } from './screening-subject.ts';

const borrowers = (application: Application): ScreeningSubject[] =>
  peopleOf(application).map(({ person, applicant }) => {
    const { firstName, middleName, lastName, otherNames, dateOfBirth } = applicant;
    const name = [firstName, middleName, lastName].filter(Boolean).join(' ');
    return {
      key: person,
      role: person,
      name: firstName && lastName ? name : null,
      names: [...(name === '' ? [] : [name]), ...otherNames.map((other) => other.name)],
      kinds: ['person'],
      bornOn: dateOfBirth,
    };
  });

const either: ScreeningSubject['kinds'] = ['person', 'entity'];
const only = (name: string | null) => ({ name, names: name === null ? [] : [name], bornOn: null });

/** Everyone the applicant named and everyone in the land records, trusts and companies too. */
const owners = (application: Application, title: OutsideFacts['title']): ScreeningSubject[] => {
  const named = otherOwners(application, title);
  const recorded = title === null || title.holder === 'person' ? [] : title.names;
  return [
    ...named.map(({ id, name }) => ({ key: `owner:${id}`, role: 'owner' as const, kinds: either, ...only(name) })),
    ...recorded.map((name) => ({
      key: `owner:${wholeName(name)}`,
      role: 'owner' as const,
      kinds: either,
      ...only(name),
    })),
  ];
};

/** Creditors paid from the line, each once. One without a name cannot be screened. */
const payees = (application: Application): ScreeningSubject[] =>
  allDebts(application)
    .filter(isPaidOff)
    .map(({ id, creditor }) => {
      const name = creditor === null || creditor.trim() === '' ? null : creditor.trim();
      const key = name === null ? id : wholeName(name);
      return { key: `payee:${key}`, role: 'payee', kinds: ['entity'], ...only(name) };
    });

/** The account's holder, where it is neither borrower. */
const accountHolder = ({ disbursement }: Application, people: readonly ScreeningSubject[]): ScreeningSubject[] => {
  const name = disbursement?.accountHolder.trim() ?? '';
  if (name === '') return [];
  const isBorrower = people.some(({ names }) =>
    names.some((known) => allParts(name).every((part) => allParts(known).includes(part))),
  );
  return isBorrower ? [] : [{ key: `account:${wholeName(name)}`, role: 'account', kinds: either, ...only(name) }];
};

/** Everyone to screen before credit is approved and before money moves, each once. */
export const screeningSubjects = (application: Application, title: OutsideFacts['title']): ScreeningSubject[] => {
  const people = borrowers(application);
  const all = [...people, ...owners(application, title), ...payees(application), ...accountHolder(application, people)];
  return [...new Map(all.map((subject) => [subject.key, subject])).values()];
};
