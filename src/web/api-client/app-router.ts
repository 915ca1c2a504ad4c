import { initTRPC } from '@trpc/server';
import superjson from 'superjson';
import { z } from 'zod';
import { application } from '#entities/application.ts';
import { applicationRecord } from '#entities/application-record.ts';
import { applicationStatus } from '#entities/application-status.ts';
import { funnelVariant } from '#entities/funnel-variant.ts';
import { person } from '#entities/person.ts';
import { quote, quoteRequest } from '#entities/quote.ts';

const t = initTRPC.create({ transformer: superjson });
const answers = z.record(z.string(), z.unknown());
const none = async (): Promise<never> => {
  throw new Error();
};
const outcome = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('saved'),
    status: applicationStatus,
    next: z.string(),
    version: z.int(),
    savedAt: z.date(),
    application,
  }),
  z.object({ kind: z.literal('conflict'), theirs: answers, version: z.int(), application }),
  z.object({
    kind: z.literal('invalid'),
    issues: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), code: z.string() })),
  }),
]);
const done = z.object({ ok: z.literal(true) });
const grant = z.object({ role: z.string(), scopeKind: z.string() });
const p = t.procedure;
const contract = t.router({
  application: t.router({ current: p.output(applicationRecord.nullable()).query(none) }),
  funnel: t.router({
    current: p
      .output(
        z
          .object({
            application,
            status: applicationStatus,
            version: z.int(),
            variant: funnelVariant,
            person,
            email: z.string(),
            isEmailConfirmed: z.boolean(),
            savedAt: z.date(),
          })
          .nullable(),
      )
      .query(none),
    submitStep: p
      .input(z.object({ step: z.string(), answers, base: answers }))
      .output(outcome)
      .mutation(none),
    saveDraft: p
      .input(z.object({ step: z.string(), draft: answers }))
      .output(z.object({ savedAt: z.date() }))
      .mutation(none),
    drafts: p.output(z.record(z.string(), answers)).query(none),
  }),
  identity: t.router({
    deleteSession: p.output(done).mutation(none),
    requestCode: p
      .input(z.object({ email: z.string() }))
      .output(done)
      .mutation(none),
    setPassword: p
      .input(z.object({ password: z.string() }))
      .output(done)
      .mutation(none),
  }),
  portal: t.router({
    me: p.output(z.object({ email: z.string(), name: z.string(), grants: z.array(grant) })).query(none),
    users: p
      .output(
        z.array(
          z.object({
            id: z.string(),
            email: z.string(),
            name: z.string(),
            status: z.enum(['invited', 'active', 'deactivated']),
            grants: z.array(grant),
          }),
        ),
      )
      .query(none),
    enrolment: p
      .input(z.object({ token: z.string() }))
      .output(z.object({ email: z.string(), firstName: z.string(), secret: z.string(), uri: z.string() }))
      .query(none),
    enrol: p
      .input(z.object({ token: z.string(), password: z.string(), code: z.string() }))
      .output(done)
      .mutation(none),
  }),
  quote: t.router({ current: p.input(quoteRequest).output(quote.nullable()).query(none) }),
  sandbox: t.router({
    overview: p
      .output(
        z.object({
          staff: z.array(
            z.object({
              email: z.string(),
              name: z.string(),
              password: z.string(),
              code: z.string(),
              roles: z.array(z.string()),
            }),
          ),
          mails: z.array(
            z.object({
              id: z.string(),
              recipient: z.string(),
              subject: z.string(),
              text: z.string(),
              sentAt: z.date(),
            }),
          ),
        }),
      )
      .query(none),
  }),
});
export type AppRouter = typeof contract;
