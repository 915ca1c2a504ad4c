import { z } from 'zod';
import { outsideQuestion } from '#entities/facts/outside-question.ts';
import { person } from '#entities/values/person.ts';
import { mailMessage } from '../vendors/mail/port.ts';
import { textMessage } from '../vendors/text-message/port.ts';

const nothing = z.object({});

/** Every job by name with the schema of its payload. */
export const jobDefinitions = {
  sendMail: mailMessage,
  sendText: textMessage.extend({ deliveryKey: z.string().min(1) }),
  /** Sends a vendor request the page did not wait for, unless it has been answered since. */
  askOutside: z.object({ applicationId: z.uuid(), person, what: outsideQuestion }),
  /** After the last signature at closing: the certificate, and the account once all have signed. */
  finishClosing: z.object({
    applicationId: z.uuid(),
    person,
    sender: z.object({ address: z.string(), agent: z.string() }),
  }),
  /** Notifies the lender's own loan system of every decision. */
  tellLoanSystem: z.object({
    applicationId: z.uuid(),
    decisionId: z.uuid(),
    status: z.string().min(1),
    amount: z.int().min(0).nullable(),
  }),
  scanFile: z.object({ fileId: z.uuid() }),
  removeStoredFile: z.object({ storageKey: z.string().min(1) }),
  forgetAbandonedUpload: z.object({ storageKey: z.string().min(1) }),
  forgetOldSpools: nothing,
  remindIdle: nothing,
  /** Checks whether any eligibility alert is now met. */
  lookAgain: nothing,
  /** Sends the notices that are due. */
  sendDueNotices: nothing,
  /** Notifies the signers that a closing is ready. */
  tellReadyClosings: nothing,
  /** Marks each expired clock once and notifies the staff responsible. */
  markLateClocks: nothing,
  /** Sums the changes to the pipeline's counts. */
  foldCounts: nothing,
  forgetOldUses: nothing,
  purgeExpired: nothing,
} as const satisfies Record<string, z.ZodType>;

export type JobName = keyof typeof jobDefinitions;
export type JobPayload<Name extends JobName> = z.infer<(typeof jobDefinitions)[Name]>;
export type JobHandlers = { [Name in JobName]: (payload: JobPayload<Name>) => Promise<void> };

/** Start delays in seconds, for jobs whose work the calling process attempts first. */
export const jobDelays: Partial<Record<JobName, number>> = { askOutside: 5, forgetAbandonedUpload: 900 };

/** Scheduled jobs, on the lender's clock. Their payload is empty. */
export const jobSchedules: Partial<Record<JobName, string>> = {
  forgetOldUses: '7 * * * *',
  forgetOldSpools: '17 * * * *',
  foldCounts: '*/5 * * * *',
  tellReadyClosings: '*/5 * * * *',
  markLateClocks: '20 6 * * *',
  remindIdle: '0 10 * * *',
  lookAgain: '15 9 * * *',
  sendDueNotices: '30 8 * * *',
  purgeExpired: '30 2 * * *',
};
