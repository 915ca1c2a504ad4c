import type { UsState } from '#entities/values/us-state.ts';
import { lawfulStates } from './lawful-states.ts';
import type { Policy } from './policy.ts';

/** The states of a policy in which every duty of the state's law is met. */
export const offeredStates = ({ states }: Pick<Policy, 'states'>, inOrder = lawfulStates): UsState[] =>
  states.flatMap(({ code }) => (inOrder.includes(code) ? [code] : []));
