import type { Application } from '#entities/application/application.ts';
import type { PropertyUsage } from '#entities/application/property-usage.ts';
import type { Person } from '#entities/values/person.ts';
import { peopleOf } from '#rules/documents/people-of.ts';
import { doOccupancyAnswersDisagree, isOccupancyContradicted } from '#rules/rescission/occupancy.ts';
import { withApplicant } from '../engine/applicant-part.ts';

/** Declarations about living in the home that its new use contradicts are open again, so that each person confirms them. */
export const withUsage = (application: Application, usage: PropertyUsage): Application => {
  const changed: Application = { ...application, property: { ...application.property, usage } };
  if (!doOccupancyAnswersDisagree(changed)) return changed;
  return peopleOf(changed).reduce<Application>(
    (reopened, { person, applicant: { declarations } }) =>
      declarations === null
        ? reopened
        : withApplicant(reopened, { person, change: { declarations: { ...declarations, hasIntentToOccupy: null } } }),
    changed,
  );
};

/** What was said about the use of the home, as the answer to whether this person will live in it; asked once, confirmed later. */
export const intentFromUsage = ({ property: { usage } }: Application, person: Person): boolean | null =>
  usage === null || person === 'coborrower' ? null : usage === 'primaryResidence';

type Said = { application: Application; person: Person; intent: boolean | null };

/** With this answer, the use of the home and all declarations would contradict each other. */
export const contradictsUsage = ({ application, person, intent }: Said): boolean =>
  intent !== null &&
  isOccupancyContradicted({
    usage: application.property.usage,
    intents: peopleOf(application).map((each) =>
      each.person === person ? intent : (each.applicant.declarations?.hasIntentToOccupy ?? null),
    ),
  });
