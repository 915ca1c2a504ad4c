import type { ClientBase } from 'pg';
import { z } from 'zod';
import { applicationStatus } from '#entities/application/application-status.ts';
import { leadState } from '#entities/contract/lead.ts';
import { decisionKind } from '#entities/contract/staff-decision.ts';
import { day } from '#entities/values/day.ts';
import { conditionOwner, conditionRequest, conditionState } from '#rules/conditions/condition-request.ts';
import type { Touched } from '#server/db/touched.ts';

const text = z.string().nullable();
const place = z.tuple([text, text, text, text]);
const named = z.object({ firstName: text, lastName: text });

const loanFacts = z.object({
  id: z.string(),
  loanNumber: z.number(),
  place,
  status: applicationStatus,
  isApproved: z.boolean(),
  isIdle: z.boolean(),
  borrower: named.extend({ email: text, phone: text }),
  coborrower: named.extend({ email: text, phone: text }),
  address: z.object({ line1: text, city: text, state: text, zip: text }),
  accountOpenedOn: day.nullable(),
  isCanceled: z.boolean(),
  isFunded: z.boolean(),
  decision: z.object({ kind: decisionKind, hasOfferSince: z.boolean() }).nullable(),
  clocks: z.array(z.object({ kind: z.string(), startedOn: day, dueOn: day, metOn: day.nullable(), metBy: text })),
  conditions: z.array(
    z.object({
      code: z.number(),
      owner: conditionOwner,
      priorTo: conditionRequest.shape.priorTo,
      state: conditionState,
    }),
  ),
  leads: z.array(z.object({ id: z.string(), state: leadState })),
  /** The row as last projected. */
  before: z.object({ termsKey: z.string(), place }).nullable(),
});
export type LoanFacts = z.infer<typeof loanFacts>;

const lockLoans = {
  name: 'lock_loans',
  text: 'SELECT FROM applications WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE',
};

const readFacts = {
  name: 'read_loan_facts',
  text: `SELECT json_build_object(
    'id', a.id, 'loanNumber', a.loan_number, 'place', json_build_array(a.company_id, a.branch_id, a.assigned_to, a.brought_by),
    'status', a.status, 'isApproved', a.encompass_conditionally_approved, 'isIdle', a.idle_since IS NOT NULL,
    'borrower', json_build_object('firstName', p.borrower ->> 'firstName', 'lastName', p.borrower ->> 'lastName',
      'email', a.email, 'phone', a.phone),
    'coborrower', json_build_object('firstName', p.coborrower ->> 'firstName', 'lastName', p.coborrower ->> 'lastName',
      'email', p.coborrower ->> 'email', 'phone', p.coborrower ->> 'phone'),
    'address', json_build_object('line1', p.line1, 'city', a.city, 'state', a.state, 'zip', a.zip),
    'accountOpenedOn', p.closing ->> 'accountOpenedOn', 'isCanceled', p.closing ->> 'cancelledOn' IS NOT NULL,
    'isFunded', EXISTS (SELECT FROM fundings m WHERE m.application_id = a.id),
    'decision', (SELECT json_build_object('kind', d.kind, 'hasOfferSince',
        EXISTS (SELECT FROM offers o WHERE o.application_id = a.id AND o.made_at > d.decided_at))
      FROM decisions d WHERE d.application_id = a.id ORDER BY d.decided_at DESC LIMIT 1),
    'clocks', (SELECT coalesce(json_agg(json_build_object('kind', k.kind, 'startedOn', k.started_on, 'dueOn', k.due_on,
        'metOn', k.met_on, 'metBy', k.met_by)), '[]') FROM clocks k WHERE k.application_id = a.id),
    'conditions', (SELECT coalesce(json_agg(json_build_object('code', c.code, 'owner', c.request ->> 'owner',
        'priorTo', c.request ->> 'priorTo', 'state', c.state)), '[]') FROM conditions c WHERE c.application_id = a.id AND c.is_asked),
    'leads', (SELECT coalesce(json_agg(json_build_object('id', l.id, 'state', l.state)), '[]') FROM leads l WHERE l.application_id = a.id),
    'before', (SELECT json_build_object('termsKey', r.terms_key,
        'place', json_build_array(r.company_id, r.branch_id, r.assigned_to, r.brought_by))
      FROM pipeline_rows r WHERE r.application_id = a.id)) AS facts
  FROM applications a CROSS JOIN LATERAL (SELECT a.document -> 'borrower' AS borrower, a.document -> 'coborrower' AS coborrower,
    a.document -> 'property' ->> 'line1' AS line1, a.document -> 'closing' AS closing) p
  WHERE a.id = ANY($1::uuid[]) ORDER BY a.id`,
};

/**
 * The facts of these loans as this transaction leaves them, read under each loan's lock: the last writer to project a loan sees every
 * other write. A purged loan has none.
 */
export const readLoanFacts = async (
  client: ClientBase,
  { loans, locked }: Pick<Touched, 'loans' | 'locked'>,
): Promise<LoanFacts[]> => {
  const unlocked = [...loans].filter((id) => !locked.has(id));
  if (unlocked.length > 0) await client.query(lockLoans, [unlocked]);
  const { rows } = await client.query(readFacts, [[...loans]]);
  return rows.map((row) => loanFacts.parse(row.facts));
};
