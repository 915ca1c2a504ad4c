import type { Day } from '#entities/values/day.ts';
import { inDay } from '../figures.ts';

/** By when something is asked, or was. */
export const dueText = (dueOn: Day, today: Day): string =>
  dueOn < today ? `Was due ${inDay(dueOn)}` : `Due ${inDay(dueOn)}`;
