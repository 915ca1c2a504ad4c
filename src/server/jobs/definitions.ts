import { z } from 'zod';
import { outsideQuestion } from '#entities/facts/outside-question.ts';
import { person } from '#entities/values/person.ts';

const nothing = z.object({});
/** A sealed row of `outgoing_messages`: nothing readable stays in a job. */
const message = z.object({ messageId: z.uuid() });

/** Every job by name with the schema of its payload. */
export const jobDefinitions = {
  sendStatutoryMail: message,
  sendMail: message,
  sendCode: message,
  sendText: message,
  /** Sends a vendor request the page did not wait for, unless it has been answered since. */
  askOutside: z.object({ applicationId: z.uuid(), person, what: outsideQuestion }),
  /** Orders the hard pull of an approved loan, where its policy wants one before closing. */
  orderHardCredit: z.object({ applicationId: z.uuid() }),
  /** Asks vendors for the state of visits whose webhook has not come. */
  pollJourneys: nothing,
  /** Carries out the news of a vendor's webhook. */
  workHook: z.object({ eventId: z.uuid() }),
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
  /** Sends one approved payment through the bank's service, once. */
  sendPayment: z.object({ paymentId: z.uuid() }),
  /** Asks what became of the payments that are with the bank. */
  followPayments: nothing,
  /** Goes on with remote notarizations, and asks how they stand. */
  followNotaries: nothing,
  /** Keeps the row of the lending report after a decision. */
  keepLar: z.object({ applicationId: z.uuid() }),
  /** Computes the year's rows again. */
  refreshLars: nothing,
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
  /** Screens loans in progress against a new sanctions list. */
  screenOpenLoans: nothing,
  /** Fetches what outside services publish: sanctions list, average rates, Prime Rate. */
  refreshServices: nothing,
  /** Sums the changes to the pipeline's counts. */
  foldCounts: nothing,
  forgetOldUses: nothing,
  /** Erases messages that expired before they could be delivered, and their failed jobs. */
  eraseExpiredMessages: nothing,
  /** Repeats in the log that jobs have failed, as long as any wait for staff. */
  reportFailedJobs: nothing,
  purgeExpired: nothing,
  /** Checks the event chains against the last digest and keeps their heads in a new one. */
  anchorChains: nothing,
} as const satisfies Record<string, z.ZodType>;

export type JobName = keyof typeof jobDefinitions;
export type JobPayload<Name extends JobName> = z.infer<(typeof jobDefinitions)[Name]>;
export type JobHandlers = { [Name in JobName]: (payload: JobPayload<Name>) => Promise<void> };

/** Start delays in seconds, for jobs whose work the calling process attempts first. */
export const jobDelays: Partial<Record<JobName, number>> = { askOutside: 5, forgetAbandonedUpload: 900 };

/**
 * Jobs taken at once, where it is more than a few: mails are handed over one after the other and share their statements. A batch in which
 * the mail server is silent every time still ends before its jobs count as lost.
 */
export const jobBatches: Partial<Record<JobName, number>> = { sendStatutoryMail: 40, sendMail: 40, sendCode: 40 };

const HOUR = 3600;

type Retries = { retryLimit: number; retryDelay: number; retryDelayMax: number };

/** Pauses grow from the delay to the maximum; each is between half of its value and all of it. Scheduled jobs come again anyway. */
const retries = {
  /** At least five days. */
  days: { retryLimit: 70, retryDelay: 30, retryDelayMax: 4 * HOUR },
  /** At least a day. */
  day: { retryLimit: 60, retryDelay: 2, retryDelayMax: HOUR },
  /** Four minutes to ten: as long as a code is valid. */
  minutes: { retryLimit: 12, retryDelay: 2, retryDelayMax: 60 },
  untilTheNext: { retryLimit: 8, retryDelay: 2, retryDelayMax: HOUR / 2 },
} as const satisfies Record<string, Retries>;

/** How long a job is tried before it is given up. */
export const retriesOf = (name: JobName): Retries => {
  if (name === 'sendStatutoryMail') return retries.days;
  if (name === 'sendCode') return retries.minutes;
  return jobSchedules[name] ? retries.untilTheNext : retries.day;
};

/** Scheduled jobs, on the lender's clock. Their payload is empty. */
export const jobSchedules: Partial<Record<JobName, string>> = {
  forgetOldUses: '7 * * * *',
  eraseExpiredMessages: '27 * * * *',
  reportFailedJobs: '37 * * * *',
  forgetOldSpools: '17 * * * *',
  foldCounts: '*/5 * * * *',
  pollJourneys: '*/5 * * * *',
  tellReadyClosings: '*/5 * * * *',
  followPayments: '*/10 * * * *',
  followNotaries: '*/15 * * * *',
  screenOpenLoans: '47 * * * *',
  markLateClocks: '20 6 * * *',
  remindIdle: '0 10 * * *',
  lookAgain: '15 9 * * *',
  sendDueNotices: '30 8 * * *',
  purgeExpired: '30 2 * * *',
  anchorChains: '30 3 * * *',
  refreshLars: '45 4 * * *',
  refreshServices: '12 5,11,17,21 * * *',
};
