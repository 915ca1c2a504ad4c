import { z } from 'zod';

/** What posts and answers are sorted by, in the order they are listed. */
export const topic = z.enum(['basics', 'cost', 'qualifying', 'process', 'rights']);
export type Topic = z.infer<typeof topic>;
export const topics = topic.options;
