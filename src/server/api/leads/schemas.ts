import { z } from 'zod';
import { day } from '#entities/values/day.ts';

/** The partner who keeps a person, and until when; for staff alone. */
export const registeredBy = z.object({ partner: z.string(), until: day });
