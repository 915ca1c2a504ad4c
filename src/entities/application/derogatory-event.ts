import { z } from 'zod';
import { bankruptcyChapter } from '../values/bankruptcy-chapter.ts';
import { day } from '../values/day.ts';

export const derogatoryKind = z.enum(['missedMortgagePayment', 'foreclosure', 'bankruptcy', 'shortSale', 'deedInLieu']);
export type DerogatoryKind = z.infer<typeof derogatoryKind>;

/** `on` is when it ended: the sale, the transfer, the discharge or the missed payment. */
export const derogatoryEvent = z.object({
  id: z.string().min(1),
  kind: derogatoryKind,
  on: day,
  chapter: bankruptcyChapter.nullable(),
});
export type DerogatoryEvent = z.infer<typeof derogatoryEvent>;
