import type { Applicant } from '#entities/application/applicant.ts';
import type { Application } from '#entities/application/application.ts';
import type { PropertyUsage } from '#entities/application/property-usage.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { isSameAddress } from '#entities/values/same-address.ts';
import { otherOwners } from '../conditions/title-names.ts';
import { peopleOf } from '../documents/people-of.ts';

const livesIn = ({ residences }: Applicant, home: Application['property']): boolean =>
  residences.some(({ to, address }) => to === null && isSameAddress(address, home));

/**
 * Any word or sign that someone lives in the home gives its owners the right to cancel (12 CFR 1026.15(a)(1)); so does a usage not known
 * yet, and an owner who does not borrow, since no one has asked them where they live.
 */
export const mayBePrincipalResidence = (application: Application, title: OutsideFacts['title']): boolean => {
  const { property } = application;
  return (
    property.usage === null ||
    property.usage === 'primaryResidence' ||
    otherOwners(application, title).length > 0 ||
    peopleOf(application).some(
      ({ applicant }) => applicant.declarations?.hasIntentToOccupy === true || livesIn(applicant, property),
    )
  );
};

type Intents = { usage: PropertyUsage | null; intents: readonly (boolean | null)[] };

/** One person may live in the home without the other, but a second home is the main home of no borrower, and a main home is that of at least one. */
export const isOccupancyContradicted = ({ usage, intents }: Intents): boolean => {
  if (usage === null) return false;
  return usage === 'primaryResidence' ? intents.every((intent) => intent === false) : intents.includes(true);
};

/** The use of the home and the declarations of both applicants, as they are stored. */
export const doOccupancyAnswersDisagree = (application: Application): boolean =>
  isOccupancyContradicted({
    usage: application.property.usage,
    intents: peopleOf(application).map(({ applicant }) => applicant.declarations?.hasIntentToOccupy ?? null),
  });

/** What speaks against the stated use of the home: a declaration, or where the people live now. */
export type OccupancySign = 'declaration' | 'livesElsewhere' | 'livesThere';

export const occupancySign = (application: Application): OccupancySign | null => {
  const { property } = application;
  if (property.usage === null) return null;
  if (doOccupancyAnswersDisagree(application)) return 'declaration';
  const people = peopleOf(application).map(({ applicant }) => applicant);
  const isLivedIn = people.some((each) => livesIn(each, property));
  if (property.usage !== 'primaryResidence') return isLivedIn ? 'livesThere' : null;
  const areAllKnown = people.every(({ residences }) => residences.some(({ to }) => to === null));
  return areAllKnown && !isLivedIn ? 'livesElsewhere' : null;
};
