import { toDay } from '#entities/values/day.ts';

/** The current day for all personas. */
export const personaDay = toDay('2026-11-15');
