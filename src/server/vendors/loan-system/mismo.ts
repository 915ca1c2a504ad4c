import { z } from 'zod';
import { asSecret, type Surroundings } from '../capability.ts';
import { unavailableFrom } from '../http/exchange.ts';
import { jsonBody, outsideClient } from '../http/outside-client.ts';
import { serviceUrl } from '../http/service-url.ts';
import type { Adapter } from '../port.ts';
import { mismoLoanFile } from '../xml/mismo-loan-file.ts';
import type { LoanSystemAnswer, LoanSystemRequest } from './port.ts';
import { isWebhookSecret, signWebhook } from './sign-webhook.ts';

export const mismoLoanSystemSettings = z.object({
  LOAN_SYSTEM_URL: serviceUrl.describe('where the loan system takes its webhooks'),
  LOAN_SYSTEM_SECRET: z
    .string()
    .refine(isWebhookSecret, 'expected whsec_ and 24 to 64 bytes in base64')
    .describe('the key the webhooks are signed with, `whsec_` and base64')
    .meta(asSecret),
});

const told = z.object({ loanSystemId: z.string().min(1).max(200) });

/** Receivers answer with their own id, with something else, or with nothing. */
const idIn = (raw: string): string | null => {
  try {
    return told.safeParse(JSON.parse(raw)).data?.loanSystemId ?? null;
  } catch {
    return null;
  }
};

/** The MISMO 3.4 file in a webhook signed by Standard Webhooks. */
export const mismoLoanSystem = (
  { LOAN_SYSTEM_URL: url, LOAN_SYSTEM_SECRET: secret }: z.infer<typeof mismoLoanSystemSettings>,
  { observe }: Pick<Surroundings, 'observe'>,
): Adapter<LoanSystemRequest> => {
  const client = outsideClient({ name: 'loanSystem', url, observe });
  return async (loan, { idempotencyKey, signal }) => {
    const { loanNumber, status, decisionId, decidedOn, lineAmount } = loan;
    const body = jsonBody({
      type: 'loan.decided',
      timestamp: decidedOn,
      data: { loanNumber, status, decisionId, lineAmount, mismo: mismoLoanFile(loan) },
    });
    const headers = signWebhook({
      secret,
      id: idempotencyKey,
      seconds: Math.floor(Date.now() / 1000),
      body: String(body.content),
    });
    const exchange = await client.text({ method: 'POST', body, headers, signal });
    if (exchange.kind === 'refused' && exchange.status === 404)
      return { answer: { kind: 'notFound' } satisfies LoanSystemAnswer, raw: exchange.raw };
    if (exchange.kind !== 'answered') return unavailableFrom(exchange);
    const answer: LoanSystemAnswer = { kind: 'found', loanSystemId: idIn(exchange.raw) ?? loanNumber };
    return { answer, raw: exchange.raw };
  };
};
