import type { Application } from '#entities/application/application.ts';
import type { ApplicationStatus } from '#entities/application/application-status.ts';
import { noOutsideFacts, type OutsideFacts } from '#entities/facts/outside-facts.ts';
import { journeyOf } from './journey.ts';
import type { Persona } from './persona.ts';

export type Situation = { application: Application; facts: OutsideFacts; status: ApplicationStatus };

/** Everything known about a persona when its borrower opens a page, as if reached by clicking through. */
export const situationOf = (persona: Persona, atStep: string): Situation => {
  const visits = journeyOf(persona);
  const at = visits.findIndex(({ person, step }) => person === 'borrower' && step.key === atStep);
  const here = visits[at];
  if (here === undefined) throw new Error(`${persona.name} never gets to ${atStep}`);
  const last = visits.slice(0, at).findLast(({ person }) => person === 'borrower');
  return {
    application: here.before,
    facts: visits[at - 1]?.facts ?? noOutsideFacts(),
    // The hub opens once the application was sent.
    status: (here.step.fields.length === 0 ? here.status : last?.status) ?? 'unknown',
  };
};

export const applicationOf = (persona: Persona, atStep: string): Application =>
  situationOf(persona, atStep).application;
