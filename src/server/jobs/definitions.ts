import { z } from 'zod';
import { outsideQuestion } from '#entities/outside-question.ts';
import { person } from '#entities/person.ts';
import { mailMessage } from '../vendors/mail/port.ts';

/** Every job by name with the schema of its payload. */
export const jobDefinitions = {
  sendMail: mailMessage,
  /** What the page did not wait for: puts a question to someone outside, unless it was answered meanwhile. */
  askOutside: z.object({ applicationId: z.uuid(), person, what: outsideQuestion }),
} as const satisfies Record<string, z.ZodType>;

export type JobName = keyof typeof jobDefinitions;
export type JobPayload<Name extends JobName> = z.infer<(typeof jobDefinitions)[Name]>;

/** Jobs that give someone else the first try, in seconds. */
export const jobDelays: Partial<Record<JobName, number>> = { askOutside: 5 };
