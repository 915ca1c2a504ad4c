import { z } from 'zod';

export const bankruptcyChapter = z.enum(['chapter7', 'chapter11', 'chapter12', 'chapter13', 'chapter15', 'other']);
export type BankruptcyChapter = z.infer<typeof bankruptcyChapter>;
