import { isComplete } from './engine/is-complete.ts';
import type { Standing } from './engine/is-open.ts';
import { askedSteps } from './engine/walk.ts';
import { steps } from './steps.ts';

/**
 * Whether a walk from here looks at the application's steps: it was begun, or the last question before it is answered. A coborrower's
 * flow is hardly anything else.
 */
export const reachesApplication = ({ status, ...walk }: Standing): boolean => {
  if (walk.person === 'coborrower') return true;
  const asked = askedSteps(walk);
  const start = asked.findIndex(({ key }) => key === steps.application.key);
  const last = asked[start - 1];
  return (
    asked.findIndex(({ key }) => key === status) >= start ||
    (last !== undefined && isComplete(last, walk.application, walk.person))
  );
};
