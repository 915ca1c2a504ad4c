import type { Application } from '#entities/application/application.ts';
import type { Person } from '#entities/values/person.ts';
import type { Step } from './define-step.ts';

/** By application, person and step: a page asks several times while it is drawn, and an application never changes in place. */
const known = new WeakMap<Application, Record<Person, WeakMap<Step, boolean>>>();

const knownOf = (application: Application, person: Person): WeakMap<Step, boolean> => {
  const both = known.get(application) ?? { borrower: new WeakMap(), coborrower: new WeakMap() };
  known.set(application, both);
  return both[person];
};

/** A step is complete when its stored answers pass its schema: derived, never stored. */
export const isComplete = (step: Step, application: Application, person: Person): boolean => {
  const earlier = knownOf(application, person);
  const complete = earlier.get(step) ?? step.answers.safeParse(step.read(application, person)).success;
  earlier.set(step, complete);
  return complete;
};
