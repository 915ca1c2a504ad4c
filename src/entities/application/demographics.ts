import { z } from 'zod';

/** Kept apart from the application and from its decision makers (Reg C). Multiple answers are allowed, and so is none. */
export const ethnicity = z.enum(['hispanicOrLatino', 'notHispanicOrLatino', 'notProvided']);
export type Ethnicity = z.infer<typeof ethnicity>;

export const race = z.enum([
  'americanIndianOrAlaskaNative',
  'asian',
  'blackOrAfricanAmerican',
  'nativeHawaiianOrOtherPacificIslander',
  'white',
  'notProvided',
]);
export type Race = z.infer<typeof race>;

export const gender = z.enum(['female', 'male', 'notProvided']);
export type Gender = z.infer<typeof gender>;

export const hispanicOrigin = z.enum(['mexican', 'puertoRican', 'cuban', 'other']);
export type HispanicOrigin = z.infer<typeof hispanicOrigin>;

export const asianOrigin = z.enum(['asianIndian', 'chinese', 'filipino', 'japanese', 'korean', 'vietnamese', 'other']);
export type AsianOrigin = z.infer<typeof asianOrigin>;

export const pacificIslanderOrigin = z.enum(['nativeHawaiian', 'guamanianOrChamorro', 'samoan', 'other']);
export type PacificIslanderOrigin = z.infer<typeof pacificIslanderOrigin>;

const freeText = z.string().trim().min(1).max(100).nullable();

export const demographics = z.object({
  ethnicity: z.array(ethnicity),
  hispanicOrigins: z.array(hispanicOrigin),
  otherHispanicOrigin: freeText,
  race: z.array(race),
  tribe: freeText,
  asianOrigins: z.array(asianOrigin),
  otherAsianOrigin: freeText,
  pacificIslanderOrigins: z.array(pacificIslanderOrigin),
  otherPacificIslanderOrigin: freeText,
  gender: z.array(gender).min(1),
});
export type Demographics = z.infer<typeof demographics>;
