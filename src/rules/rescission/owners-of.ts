import type { Application } from '#entities/application/application.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { fullName } from '#entities/text/full-name.ts';
import { otherOwners } from '../conditions/title-names.ts';
import { peopleOf } from '../documents/people-of.ts';

export type Owner = { owner: string; name: string; email: string | null };

/** Everyone with a right to cancel: the borrowers, and every other owner the applicant named or the records show. */
export const ownersOf = (application: Application, title: OutsideFacts['title']): Owner[] => [
  ...peopleOf(application).map(({ person, applicant: { firstName, lastName, email } }) => ({
    owner: person,
    name: fullName({ firstName, lastName }),
    email,
  })),
  ...otherOwners(application, title).map(({ id, name }) => ({
    owner: id,
    name,
    email: application.otherTitleHolders.find((holder) => holder.id === id)?.email ?? null,
  })),
];
