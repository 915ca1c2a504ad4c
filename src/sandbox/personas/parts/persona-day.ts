import { toDay } from '#entities/values/day.ts';

/** The day all personas live on. */
export const personaDay = toDay('2026-11-15');
