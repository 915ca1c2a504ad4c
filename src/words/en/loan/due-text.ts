import type { Day } from '#entities/values/day.ts';
import { inDay } from '../figures.ts';

/** When something is or was due. */
export const dueText = (dueOn: Day, today: Day): string =>
  dueOn < today ? `Was due ${inDay(dueOn)}` : `Due ${inDay(dueOn)}`;
