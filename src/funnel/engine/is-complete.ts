import type { Application } from '#entities/application/application.ts';
import type { Person } from '#entities/values/person.ts';
import type { Step } from './define-step.ts';

/** A step is complete when its stored answers pass its schema: derived, never stored. */
export const isComplete = (step: Step, application: Application, person: Person): boolean =>
  step.answers.safeParse(step.read(application, person)).success;
