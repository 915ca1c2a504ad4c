import { z } from 'zod';

/** Topics of posts and answers, in listing order. */
export const topic = z.enum(['basics', 'cost', 'qualifying', 'process', 'rights']);
export type Topic = z.infer<typeof topic>;
export const topics = topic.options;
