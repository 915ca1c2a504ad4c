import { z } from 'zod';

/** Only a revocable trust can hold a home we lend against. */
export const trustKind = z.enum(['revocable', 'irrevocable']);
export type TrustKind = z.infer<typeof trustKind>;

export const titleHolder = z.enum(['person', 'trust', 'company']);
export type TitleHolder = z.infer<typeof titleHolder>;
