import { z } from 'zod';

export const nameSuffix = z.enum(['sr', 'jr', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix']);
export type NameSuffix = z.infer<typeof nameSuffix>;
