import { z } from 'zod';

export const maritalStatus = z.enum(['unmarried', 'married', 'separated']);
export type MaritalStatus = z.infer<typeof maritalStatus>;
