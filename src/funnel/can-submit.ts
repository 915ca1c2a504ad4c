import type { Standing } from './engine/is-open.ts';
import { frontier } from './engine/walk.ts';
import { steps } from './steps.ts';

/** Whether every question is answered, so that the application, or a coborrower's part of it, can be sent. */
export const canSubmit = ({ status, ...walk }: Standing): boolean =>
  status !== steps.applicationSubmitted.key && frontier(walk).key === steps.applicationSubmitted.key;
