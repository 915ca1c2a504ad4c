import type { Standing } from './engine/is-open.ts';
import { frontier, nextStep } from './engine/walk.ts';
import { steps } from './steps.ts';

/** Whether saving this page is the last thing before the application, or a coborrower's part of it, is submitted. */
export const submitsApplication = ({ status, key, ...walk }: Standing & { key: string }): boolean => {
  const { applicationSubmitted } = steps;
  if (status === applicationSubmitted.key || nextStep({ ...walk, key })?.key !== applicationSubmitted.key) return false;
  return [key, applicationSubmitted.key].includes(frontier(walk).key);
};
