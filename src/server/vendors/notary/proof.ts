import { z } from 'zod';
import type { NotaryProblem } from '#entities/facts/notary-order.ts';
import { asSecret } from '../capability.ts';
import type { Hook } from '../hooks/hook.ts';
import { isSignedBody } from '../hooks/is-signed-body.ts';
import { jsonOf } from '../hooks/json-of.ts';
import type { Exchange } from '../http/exchange.ts';
import { jsonBody, type Observe, outsideClient } from '../http/outside-client.ts';
import { serviceUrl } from '../http/service-url.ts';
import type { NotaryOrder, NotaryService, NotarySigner, NotaryStanding } from './port.ts';

export const proofSettings = z.object({
  PROOF_KEY: z.string().min(1).describe('the API key at Proof').meta(asSecret),
  PROOF_WEBHOOK_KEY: z
    .string()
    .min(8)
    .describe('signs the webhooks that Proof sends to `/api/hooks/notary`; given as `signing_key` when subscribing')
    .meta(asSecret),
  PROOF_TITLE_AGENCY: z.string().min(1).optional().describe('the title agency at Proof, where the lender has one'),
  PROOF_URL: serviceUrl.default('https://api.proof.com').describe('the address of Proof'),
});
type ProofSettings = z.infer<typeof proofSettings>;

const location = z.object({ id: z.string().min(1), supported: z.boolean(), eligible: z.boolean() });
const document = z.object({
  id: z.string().min(1),
  tracking_id: z.string().nullish(),
  processing_state: z.string().nullish(),
  processing_error: z.string().nullish(),
  rejection_reason: z.string().nullish(),
  rejection_anecdote: z.string().nullish(),
});
/** With `encoding=base64` the finished document comes in the answer itself; an address to fetch it from is never followed. */
const finished = document.extend({ data: z.base64().min(1).nullish() });
const transaction = z.object({
  id: z.string().min(1),
  external_id: z.string().nullish(),
  detailed_status: z.string().min(1),
  documents: z.array(document).default([]),
  notarization_records: z.array(z.object({ meeting_end: z.coerce.date().nullish() })).default([]),
});
type Transaction = z.infer<typeof transaction>;
const listed = z.object({ data: z.array(transaction) });

/** Their states in ours; both spellings of the last occur. */
const waits: ReadonlySet<string> = new Set(['sent_to_signer', 'sent', 'active', 'viewed']);
const signs: ReadonlySet<string> = new Set(['started', 'meeting_in_progress', 'partially_complete', 'attempted']);
const problems: Readonly<Record<string, NotaryProblem>> = {
  complete_with_rejections: 'rejected',
  completed_with_rejection: 'rejected',
  completed_with_rejections: 'rejected',
  expired: 'expired',
  declined: 'declined',
  on_hold: 'onHold',
  held_for_review: 'onHold',
  kba_failed: 'identity',
};

const reasonOf = ({ documents }: Transaction): string | null => {
  const refused = documents.find(({ rejection_reason }) => rejection_reason);
  const parts = refused ? [refused.rejection_reason, refused.rejection_anecdote] : [];
  const said = parts.filter((part) => part).join(': ');
  return said === '' ? null : said.slice(0, 300);
};

/** Complete without the end of a meeting is not complete: the day of signing would be a guess. */
const standingOf = (told: Transaction): NotaryStanding => {
  const { id: reference, detailed_status: status, documents } = told;
  const broken = documents.find(({ processing_error }) => processing_error);
  if (broken) return { kind: 'needsStaff', reference, problem: 'document', reason: broken.processing_error ?? null };
  const problem = problems[status];
  if (problem) return { kind: 'needsStaff', reference, problem, reason: reasonOf(told) };
  if (status === 'recalled' || status === 'deleted') return { kind: 'recalled', reference };
  if (status === 'draft') return { kind: 'preparing', reference };
  if (status === 'complete' || status === 'completed') {
    const ends = told.notarization_records.flatMap(({ meeting_end }) => meeting_end ?? []);
    const endedAt = ends.toSorted((one, other) => one.getTime() - other.getTime()).at(-1);
    return endedAt ? { kind: 'done', reference, endedAt } : { kind: 'signing', reference };
  }
  if (signs.has(status)) return { kind: 'signing', reference };
  return waits.has(status) ? { kind: 'sent', reference } : { kind: 'noAnswer' };
};

const signerOf = ({ id, firstName, lastName, email, phone, isBorrower }: NotarySigner) => ({
  ...{ email, first_name: firstName, last_name: lastName, external_id: id },
  ...(phone !== null && { phone_number: `+1${phone}` }),
  vesting_type: isBorrower ? 'borrower' : 'non_borrower',
});
const addressOf = ({ line1, line2, city, state, zip }: NotaryOrder['home']) => ({
  ...{ line1, line2: line2 ?? '', city, state, postal: zip, country: 'US' },
});
const DEED = 'deed';
/** They take documents of 30 MB; in base64 a third more. */
const MOST_DEED_BYTES = 42_000_000;
const DEED_MS = 30_000;
const noAnswer: NotaryStanding = { kind: 'noAnswer' };

/** Drafts an order, adds the document, and places it once the document is read. */
export const proofNotary = (
  { PROOF_URL, PROOF_KEY, PROOF_TITLE_AGENCY }: ProofSettings,
  observe: Observe,
): NotaryService => {
  const client = outsideClient({ name: 'notary', url: PROOF_URL, headers: { apikey: PROOF_KEY }, observe });
  const documents = outsideClient({
    ...{ name: 'notary', url: PROOF_URL, headers: { apikey: PROOF_KEY }, observe },
    ...{ mostBytes: MOST_DEED_BYTES, timeoutMs: DEED_MS },
  });
  const root = ['mortgage', 'v2', 'transactions'];
  const post = (path: string[], body: object) =>
    client.json(transaction, { method: 'POST', path: [...root, ...path], body: jsonBody(body) });
  /** One of another order is nobody's answer here. */
  const own = (exchange: Exchange<Transaction>, reference: string): Transaction | null =>
    exchange.kind === 'answered' && exchange.answer.id === reference ? exchange.answer : null;
  const read = async (reference: string) =>
    own(await client.json(transaction, { path: [...root, reference] }), reference);

  const locationOf = (order: NotaryOrder) => {
    const asked = Object.entries(addressOf(order.home)).map(([name, value]) => [`street_address[${name}]`, value]);
    const query = { transaction_type: 'heloc', ...Object.fromEntries(asked) };
    return client.json(z.array(location), { path: [...root, 'verify_address'], query });
  };

  /** There is no idempotency key: an earlier draft is found by our own reference. */
  const drafted = async (order: NotaryOrder): Promise<Transaction | NotaryStanding> => {
    const before = await client.json(listed, { path: root, query: { loan_number: order.loanNumber } });
    if (before.kind !== 'answered') return noAnswer;
    const earlier = before.answer.data.find(({ external_id }) => external_id === order.key);
    if (earlier) return earlier;
    const places = await locationOf(order);
    if (places.kind !== 'answered') return noAnswer;
    const place = places.answer.find(({ supported, eligible }) => supported && eligible);
    if (!place) return { kind: 'needsStaff', reference: null, problem: 'notPossible', reason: null };
    const made = await post([], {
      ...{ transaction_type: 'heloc', draft: true, external_id: order.key, loan_number: order.loanNumber },
      ...{ transaction_name: `HELOC ${order.loanNumber}`, recording_jurisdiction_id: place.id },
      ...(PROOF_TITLE_AGENCY !== undefined && { title_agency_id: PROOF_TITLE_AGENCY }),
      ...{ paper_note_consent: true, signers: order.signers.map(signerOf), street_address: addressOf(order.home) },
    });
    return made.kind === 'answered' ? made.answer : noAnswer;
  };

  return {
    order: async (order) => {
      const draft = await drafted(order);
      if ('kind' in draft) return draft;
      if (draft.detailed_status !== 'draft') return standingOf(draft);
      const deed = draft.documents.find(({ tracking_id }) => tracking_id === DEED);
      if (!deed) {
        const resource = Buffer.from(order.deed.bytes).toString('base64');
        const added = await client.json(z.array(document), {
          ...{ method: 'POST', path: [...root, draft.id, 'documents'] },
          body: jsonBody({
            ...{ filename: order.deed.name, resource, requirement: 'notarization', witness_required: false },
            tracking_id: DEED,
          }),
        });
        return added.kind === 'answered' ? { kind: 'preparing', reference: draft.id } : noAnswer;
      }
      if (deed.processing_state !== 'done') return standingOf(draft);
      const placed = await client.json(transaction, { method: 'POST', path: [...root, draft.id, 'place_order'] });
      const told = own(placed, draft.id);
      return told ? standingOf(told) : noAnswer;
    },
    look: async (reference) => {
      const told = await read(reference);
      return told ? standingOf(told) : noAnswer;
    },
    fetchDeed: async (reference) => {
      const told = await read(reference);
      const deed = told?.documents.find(({ tracking_id }) => tracking_id === DEED);
      if (!told || !deed || standingOf(told).kind !== 'done') return null;
      const path = [...root, reference, 'documents', deed.id];
      const fetched = await documents.json(finished, { path, query: { encoding: 'base64' } });
      const data = fetched.kind === 'answered' && fetched.answer.id === deed.id ? fetched.answer.data : null;
      return data ? Buffer.from(data, 'base64') : null;
    },
    recall: async (reference, recall_reason) => {
      const asked = { method: 'POST', path: [...root, reference, 'recall'], query: { recall_reason } } as const;
      const told = own(await client.json(transaction, asked), reference);
      return told ? standingOf(told) : noAnswer;
    },
  };
};

const event = z.object({
  event: z.string().min(1).max(200),
  data: z.object({ transaction_id: z.string().min(1).max(200) }),
});

/** Without a time or an id: equal bytes are equal news, and the transaction is asked for before anything changes. */
export const proofHook =
  ({ PROOF_WEBHOOK_KEY: secret }: ProofSettings): Hook =>
  ({ header, body }) => {
    if (!isSignedBody({ algorithm: 'sha256', secret, body, signature: header('x-notarize-signature') }))
      return { kind: 'refused' };
    const read = event.safeParse(jsonOf(body)).data;
    if (!read) return { kind: 'unreadable' };
    const { transaction_id: reference } = read.data;
    return { kind: 'accepted', eventId: null, type: read.event, news: { about: 'notary', reference } };
  };
