import type { Application } from '#entities/application/application.ts';
import type { FunnelVariant } from '#entities/values/funnel-variant.ts';
import type { Person } from '#entities/values/person.ts';
import { journeyOf } from './personas/journey.ts';
import { neighbors } from './personas/neighbors/neighbors.ts';
import { answersAt } from './personas/parts/answered-step.ts';
import { personaByName, personas } from './personas/personas.ts';

export type DemoVisit = {
  person: Person;
  key: string;
  answersOn: (application: Application) => Record<string, unknown>;
};

/** The personas as demo users: their descriptions, the pages they reach, and their answers along the way. */
export const demoPeople = {
  list: () =>
    personas.map((persona) => ({
      name: persona.name,
      story: persona.story,
      steps: journeyOf(persona)
        .filter(({ person }) => person === 'borrower')
        .map(({ step }) => step.key),
    })),
  /** Everything answered before a page, by both applicants, in order; null if this persona never gets there. With no page: all answers. */
  wayTo: ({
    name,
    step: at,
  }: {
    name: string;
    step: string | null;
  }): { variant: FunnelVariant; visits: DemoVisit[] } | null => {
    const persona = personaByName(name) ?? neighbors.find((each) => each.name === name);
    const visits = persona ? journeyOf(persona) : [];
    const page = visits.findIndex(({ person, step }) => person === 'borrower' && step.key === at);
    // The hub opens once the application was sent.
    const isHub = visits[page]?.step.fields.length === 0;
    const end = at === null ? visits.length : page + (isHub ? 1 : 0);
    if (!persona || end === -1) return null;
    return {
      variant: persona.variant,
      visits: visits.slice(0, end).map(({ person, step }) => ({
        person,
        key: step.key,
        answersOn: (application) => answersAt(application, { persona, step, person }),
      })),
    };
  },
};
