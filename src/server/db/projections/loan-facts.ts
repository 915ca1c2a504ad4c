import { isDeepStrictEqual } from 'node:util';
import type { ClientBase } from 'pg';
import { z } from 'zod';
import type { Application } from '#entities/application/application.ts';
import { applicationStatus } from '#entities/application/application-status.ts';
import { product } from '#entities/application/offer-choice.ts';
import { leadState } from '#entities/contract/lead.ts';
import { decisionKind } from '#entities/contract/staff-decision.ts';
import { day } from '#entities/values/day.ts';
import { conditionOwner, conditionRequest, conditionState } from '#rules/conditions/condition-request.ts';
import type { Touched } from '#server/db/touched.ts';
import { workFacts, workFactsSql } from './work-facts.ts';

const text = z.string().nullable();
const place = z.tuple([text, text, text, text]);
const known = text.default(null);
const person = z.object({ firstName: known, lastName: known, email: known, phone: known });

const loanFacts = z.object({
  id: z.string(),
  loanNumber: z.number(),
  place,
  status: applicationStatus,
  isApproved: z.boolean(),
  isIdle: z.boolean(),
  borrower: person,
  coborrower: person,
  address: z.object({ line1: text, line2: text, city: text, state: text, zip: text }),
  product: product.nullable(),
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
      key: z.string(),
      kind: conditionRequest.shape.kind,
      documentType: conditionRequest.shape.documentType,
      openedOn: day,
      dueOn: day,
      changedAt: z.string(),
      changedOn: day,
      isWaiverProposed: z.boolean(),
      waiverBy: text,
    }),
  ),
  work: workFacts,
  leads: z.array(z.object({ id: z.string(), state: leadState })),
  /** The row as last projected. */
  before: z.object({ termsKey: z.string(), place, stage: z.string() }).nullable(),
});
export type LoanFacts = z.infer<typeof loanFacts>;

/** Documents of every schema version have these fields in the same places. */
const searched = z.looseObject({
  borrower: person.nullish(),
  coborrower: person.nullish(),
  property: z.looseObject({ line1: known, line2: known, city: known, state: known, zip: known }).nullish(),
  offerChoice: z.looseObject({ product: product.nullish().catch(null) }).nullish(),
});

const nobody = { firstName: null, lastName: null, email: null, phone: null };

const searchedOf = (document: unknown): Pick<LoanFacts, 'borrower' | 'coborrower' | 'address' | 'product'> => {
  const { borrower, coborrower, property, offerChoice } = searched.parse(document);
  const { line1 = null, line2 = null, city = null, state = null, zip = null } = property ?? {};
  return {
    borrower: borrower ?? nobody,
    coborrower: coborrower ?? nobody,
    address: { line1, line2, city, state, zip },
    product: offerChoice?.product ?? null,
  };
};

/** Of a document, everything that is read here and in the work of a loan. */
const listedParts = (document: Listed) => [
  searchedOf(document),
  document.closing,
  document.uploads.map(({ id, type, isCoborrower, state }) => [id, type, isCoborrower, state]),
];
type Listed = Pick<Application, 'borrower' | 'coborrower' | 'property' | 'offerChoice' | 'closing' | 'uploads'>;

/** Whether the lists show the same of both. */
export const isListedAlike = (before: Listed, after: Listed): boolean =>
  isDeepStrictEqual(listedParts(before), listedParts(after));

const lockLoans = {
  name: 'lock_loans',
  text: 'SELECT FROM applications WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE',
};

const factsWhere = (condition: string) => `SELECT json_build_object(
    'id', a.id, 'loanNumber', a.loan_number, 'place', json_build_array(a.company_id, a.branch_id, a.assigned_to, a.brought_by),
    'status', a.status, 'isApproved', a.encompass_conditionally_approved, 'isIdle', a.idle_since IS NOT NULL,
    'accountOpenedOn', p.closing ->> 'accountOpenedOn', 'isCanceled', p.closing ->> 'cancelledOn' IS NOT NULL,
    'isFunded', EXISTS (SELECT FROM fundings m WHERE m.application_id = a.id AND m.funded_on IS NOT NULL),
    'decision', (SELECT json_build_object('kind', d.kind, 'hasOfferSince',
        EXISTS (SELECT FROM offers o WHERE o.application_id = a.id AND o.made_at > d.decided_at))
      FROM decisions d WHERE d.application_id = a.id ORDER BY d.decided_at DESC LIMIT 1),
    'clocks', (SELECT coalesce(json_agg(json_build_object('kind', k.kind, 'startedOn', k.started_on, 'dueOn', k.due_on,
        'metOn', k.met_on, 'metBy', k.met_by)), '[]') FROM clocks k WHERE k.application_id = a.id),
    'conditions', (SELECT coalesce(json_agg(json_build_object('code', c.code, 'owner', c.request ->> 'owner',
        'priorTo', c.request ->> 'priorTo', 'state', c.state, 'key', c.key, 'kind', c.request ->> 'kind',
        'documentType', c.request ->> 'documentType', 'openedOn', c.opened_on, 'dueOn', c.due_on, 'changedAt', c.updated_at, 'changedOn', c.updated_at::date,
        'isWaiverProposed', c.waiver IS NOT NULL, 'waiverBy', c.waiver_by)), '[]') FROM conditions c WHERE c.application_id = a.id AND c.is_asked),
    'work', ${workFactsSql},
    'leads', (SELECT coalesce(json_agg(json_build_object('id', l.id, 'state', l.state)), '[]') FROM leads l WHERE l.application_id = a.id),
    'before', (SELECT json_build_object('termsKey', r.terms_key, 'stage', r.stage,
        'place', json_build_array(r.company_id, r.branch_id, r.assigned_to, r.brought_by))
      FROM pipeline_rows r WHERE r.application_id = a.id)) AS facts, a.document
  FROM applications a CROSS JOIN LATERAL (SELECT a.document -> 'closing' AS closing) p
  WHERE ${condition} ORDER BY a.id`;

/** A single loan gets its own statement: PostgreSQL plans it once, but plans one for a list of loans on every use. */
const readOne = { name: 'read_loan_facts', text: factsWhere('a.id = $1::uuid') };
const readMany = { name: 'read_facts_of_loans', text: factsWhere('a.id = ANY($1::uuid[])') };

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
  const [only, ...others] = loans;
  const { rows } = await (others.length === 0 ? client.query(readOne, [only]) : client.query(readMany, [[...loans]]));
  return rows.map(({ facts, document }) => loanFacts.parse({ ...facts, ...searchedOf(document) }));
};
