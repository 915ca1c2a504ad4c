import { z } from 'zod';
import type { PaymentOrder, PaymentStanding } from './port.ts';

/** The parts of a payment order that we read. */
export const paymentOrder = z.object({
  id: z.string().min(1).max(200),
  status: z.string().min(1),
  amount: z.int(),
  direction: z.string(),
  external_id: z.string().nullish(),
  current_return: z.object({ code: z.string().nullish(), reason: z.string().nullish() }).nullish(),
});

const REFUSED: ReadonlySet<string> = new Set(['failed', 'denied', 'cancelled', 'stopped']);
const RETURNED: ReadonlySet<string> = new Set(['returned', 'reversed']);
const UNDER_WAY: ReadonlySet<string> = new Set(['needs_approval', 'pending', 'approved', 'processing', 'sent', 'held']);

/** A status nobody published changes nothing. */
export const standingOf = ({ status, current_return }: z.infer<typeof paymentOrder>): PaymentStanding => {
  if (status === 'completed') return { kind: 'settled' };
  if (RETURNED.has(status))
    return { kind: 'returned', code: current_return?.code ?? null, reason: current_return?.reason ?? null };
  if (REFUSED.has(status)) return { kind: 'refused', reason: status };
  return UNDER_WAY.has(status) ? { kind: 'underWay' } : { kind: 'noAnswer' };
};

const problem = z.object({ errors: z.object({ message: z.string().min(1).max(300) }) });

export const refusalOf = (raw: string): string => {
  try {
    return problem.safeParse(JSON.parse(raw)).data?.errors.message ?? 'invalid';
  } catch {
    // An error page instead of an error.
    return 'invalid';
  }
};

/** Ten characters of it reach an ACH file. */
const descriptors = { draw: 'HELOC DRAW', payoff: 'PAYOFF' } as const;
const classes = { draw: 'PPD', payoff: 'CCD' } as const;

export const orderBody = ({ key, amount, to, purpose, loanNumber }: PaymentOrder, account: string) => {
  if (to.method === 'check') throw new Error('Checks do not go this way.');
  const { method, holder, memo, routingNumber, accountNumber, accountKind } = to;
  return {
    ...{ type: method, ...(method === 'ach' && { subtype: classes[purpose] }) },
    ...{ amount, direction: 'credit', currency: 'USD', originating_account_id: account },
    receiving_account: {
      ...{ party_name: holder, account_type: accountKind },
      account_details: [{ account_number: accountNumber, account_number_type: 'other' }],
      routing_details: [{ routing_number: routingNumber, routing_number_type: 'aba' }],
    },
    statement_descriptor: descriptors[purpose],
    ...(memo && { remittance_information: memo }),
    external_id: key,
    metadata: { loan: loanNumber },
  };
};
