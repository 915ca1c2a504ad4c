import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { SandboxBehaviour } from '#sandbox/vendor-behavior.ts';
import type { SandboxSurroundings } from '#sandbox/vendors/switched.ts';
import { type Adapter, unavailable } from '#server/vendors/port.ts';

export const behaving = (behaviour: SandboxBehaviour): SandboxSurroundings => ({
  switches: async () => behaviour,
  sleep: async () => undefined,
});

type Contract<Request> = {
  adapter: Adapter<Request>;
  request: z.ZodType<Request>;
  answer: z.ZodType<{ kind: string }>;
  /** Requests by description, each with its expected kind of response. */
  questions: Record<string, { ask: unknown; expect: string }>;
};

/** The contract every adapter of a port must meet, the sandbox and a real one alike. */
export const describeContract = <Request>(name: string, { adapter, request, answer, questions }: Contract<Request>) => {
  const sending = (idempotencyKey: string) => ({ idempotencyKey, signal: new AbortController().signal });

  describe(`${name} keeps its contract`, () => {
    it.each(Object.entries(questions))('%s', async (question, { ask, expect: kind }) => {
      const asked = request.parse(ask);
      const told = await adapter(asked, sending(question));
      const checked = answer.or(unavailable).parse(told.answer);
      expect(checked).toEqual(told.answer);
      expect(checked.kind).toBe(kind);
      expect(told.raw).not.toBe('');
      expect((await adapter(asked, sending(question))).answer).toEqual(told.answer);
    });

    it('takes no question without its parts', () => {
      expect(request.safeParse({}).success).toBe(false);
    });
  });
};
