import { z } from 'zod';
import { day } from '../../values/day.ts';
import { person } from '../../values/person.ts';

/** The work queues of the desk, in the order of their keys 1 to 8. */
export const workQueue = z.enum([
  'documents',
  'conditions',
  'decisions',
  'seconds',
  'facts',
  'closings',
  'mail',
  'orders',
]);
export type WorkQueue = z.infer<typeof workQueue>;

/** One kind of work: what is to be done, and so where it is done. */
export const workKind = z.enum([
  'document',
  'answer',
  'ready',
  'task',
  'decision',
  'decisionProposal',
  'returnedProposal',
  'waiver',
  'factEntry',
  'payoffLetter',
  'paymentPlan',
  'payment',
  'grant',
  'fact',
  'signing',
  'paymentApproval',
  'release',
  'returnedPayment',
  'moneyBack',
  'letter',
  'order',
]);
export type WorkKind = z.infer<typeof workKind>;

/** The permission a piece of work takes. */
export const workAction = z.enum(['workLoan', 'decide', 'close', 'fund']);
export type WorkAction = z.infer<typeof workAction>;

/** `open`: nobody has it who could do it. `team`: everyone's. */
export const workView = z.enum(['mine', 'open', 'team']);
export type WorkView = z.infer<typeof workView>;

/** A piece of open work, as the lists show it. */
export const workRow = z.object({
  kind: workKind,
  /** Names the work within its loan: a file, a condition, a proposal. */
  subject: z.string(),
  /** A document type and the side of an ID, a condition code, a fact or a notice; null where the kind says it all. */
  detail: z.string().nullable(),
  /** The same in words; empty where the kind says it all. */
  about: z.string(),
  person: person.nullable(),
  since: z.date(),
  dueOn: day.nullable(),
  /** Null for a proposed grant. */
  loan: z
    .object({
      id: z.string(),
      number: z.string(),
      names: z.string(),
      state: z.string().nullable(),
      /** In whole dollars; null until one is asked for. */
      line: z.int().nullable(),
    })
    .nullable(),
  /** Of a proposed grant: the colleague it is for. */
  colleague: z.object({ id: z.string(), name: z.string() }).nullable(),
  owner: z.object({ id: z.string(), name: z.string(), isMe: z.boolean() }).nullable(),
});
export type WorkRow = z.infer<typeof workRow>;

/** Work a colleague took: others read it, and may take it over. */
export const heldWork = z.object({
  kind: workKind,
  subject: z.string(),
  detail: z.string().nullable(),
  by: z.object({ id: z.string(), name: z.string() }),
});
export type HeldWork = z.infer<typeof heldWork>;

export const workCount = z.object({
  queue: workQueue,
  count: z.int(),
  oldest: z.date().nullable(),
  isPastDue: z.boolean(),
});
export type WorkCount = z.infer<typeof workCount>;
