import type { UsState } from '#entities/values/us-state.ts';
import { stateDuties, statesInOrder } from './state-duties.ts';

/** Worked out by the build for a browser, which then needs no table of duties (`scripts/checked-policies.ts`). */
export const lawfulStates: readonly UsState[] = statesInOrder(stateDuties);
