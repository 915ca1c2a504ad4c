import { z } from 'zod';

export const citizenship = z.enum(['usCitizen', 'permanentResident', 'nonPermanentResident', 'nonResidentAlien']);
export type Citizenship = z.infer<typeof citizenship>;
