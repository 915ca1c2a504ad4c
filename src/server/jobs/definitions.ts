import type { z } from 'zod';
import { mailMessage } from '../vendors/mail/port.ts';

/** Every job by name with the schema of its payload. */
export const jobDefinitions = {
  sendMail: mailMessage,
} as const satisfies Record<string, z.ZodType>;

export type JobName = keyof typeof jobDefinitions;
export type JobPayload<Name extends JobName> = z.infer<(typeof jobDefinitions)[Name]>;
