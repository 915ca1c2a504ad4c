import { z } from 'zod';
import { day } from '../../values/day.ts';

export const counselor = z.object({
  name: z.string().min(1),
  phone: z.string().min(1),
  address: z.string().min(1),
  website: z.string().nullable(),
  email: z.string().nullable(),
  languages: z.array(z.string()),
  services: z.array(z.string()),
  /** In miles. */
  distance: z.number().min(0),
});
export type Counselor = z.infer<typeof counselor>;

/** The agencies nearest to a ZIP code, nearest first, and the day the list was obtained. */
export const counselorList = z.object({ zip: z.string(), obtainedOn: day, counselors: z.array(counselor) });
export type CounselorList = z.infer<typeof counselorList>;

/** The list names ten agencies. */
export const COUNSELORS = 10;
