import { toDay } from '#entities/day.ts';

/** The day all personas live on. */
export const personaDay = toDay('2026-11-15');
