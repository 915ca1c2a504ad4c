import type { Step } from './engine/define-step.ts';

/** A page of the full application: it has the list of all parts beside it. */
export const isInApplication = ({ path }: Pick<Step, 'path'>): boolean => path.startsWith('/app/application/');
