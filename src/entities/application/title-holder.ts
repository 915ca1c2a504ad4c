import { z } from 'zod';

/** Only a revocable trust can hold a home we lend against. */
export const trustKind = z.enum(['revocable', 'irrevocable']);
export type TrustKind = z.infer<typeof trustKind>;

export const titleHolder = z.enum(['person', 'trust', 'company']);
export type TitleHolder = z.infer<typeof titleHolder>;

/** A non-borrowing owner, who still has rights, rescission among them. */
export const otherTitleHolder = z.object({
  id: z.string().min(1),
  name: z.string().trim().min(1).max(100),
  email: z.email().nullable(),
});
export type OtherTitleHolder = z.infer<typeof otherTitleHolder>;
