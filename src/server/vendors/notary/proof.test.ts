import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LocalService, localService, type Received, type Reply, TROUBLES } from '../testing/local-service.ts';
import type { NotaryOrder } from './port.ts';
import { proofHook, proofNotary, proofSettings } from './proof.ts';

const order: NotaryOrder = {
  ...{ key: 'order-1', loanNumber: 'HL-20418' },
  signers: [
    {
      ...{ id: 'borrower', firstName: 'Dana', lastName: 'Whitfield', email: 'dana@example.com', phone: '8285550142' },
      isBorrower: true,
    },
    {
      ...{ id: 'robin', firstName: 'Robin', lastName: 'Whitfield', email: 'robin@example.com', phone: null },
      isBorrower: false,
    },
  ],
  home: { line1: '214 Larkspur Lane', line2: null, city: 'Asheville', state: 'NC', zip: '28801', county: null },
  deed: { name: 'Deed of trust', bytes: new Uint8Array([1, 2, 3]) },
};

/** The vendor's side, with what it has made so far. */
let made: Record<string, unknown>[] = [];
let places: object[] = [];
let handedOver: Record<string, unknown> = {};
const transaction = (change: object = {}) => ({
  ...{ id: 'ot_1', external_id: 'order-1', loan_number: 'HL-20418', detailed_status: 'draft', documents: [] },
  ...{ notarization_records: [], ...change },
});
const deed = (processing_state: string, change: object = {}) => ({
  ...{ id: 'do_1', tracking_id: 'deed', processing_state, processing_error: null, ...change },
});
const answer = ({ method, path, query, body }: Received): Reply => {
  const [own = null] = made;
  if (path.endsWith('/verify_address')) return { body: places };
  if (path.endsWith('/documents/do_1')) return { body: { ...deed('done'), final_document_url: null, ...handedOver } };
  if (path.endsWith('/documents')) {
    made = [{ ...own, documents: [deed('pending')] }];
    return { status: 201, body: [deed('pending')] };
  }
  if (path.endsWith('/place_order')) made = [{ ...own, detailed_status: 'sent_to_signer' }];
  if (path.endsWith('/recall')) made = [{ ...own, detailed_status: 'recalled' }];
  if (path.endsWith('/transactions') && method === 'POST') {
    made = [transaction({ asked: JSON.parse(body) })];
    return { status: 201, body: made[0] ?? {} };
  }
  if (path.endsWith('/transactions'))
    return { body: { data: made.filter(({ loan_number }) => loan_number === query.get('loan_number')) } };
  return made[0] ? { body: made[0] } : { status: 404, body: { errors: ['Transaction Not Found'] } };
};
const KEY = 'a key that stays with us';
const settings = (PROOF_URL = 'https://proof.example') =>
  proofSettings.parse({ PROOF_KEY: KEY, PROOF_WEBHOOK_KEY: 'signs the webhooks', PROOF_URL });

let service: LocalService;
beforeAll(async () => {
  service = await localService(answer);
});
beforeEach(() => {
  made = [];
  places = [{ id: 'rl_1', supported: true, eligible: true, name: 'Buncombe County' }];
});
afterEach(() => service.trouble(null));
afterAll(() => service.stop());
const notary = () => proofNotary(settings(service.url), () => undefined);
const created = () =>
  service.received.filter(({ method, path }) => method === 'POST' && path.endsWith('/transactions'));

describe('a remote notarization', () => {
  it('is drafted, gets its document, and is placed once the document is read; never twice', async () => {
    const before = created().length;
    expect(await notary().order(order)).toEqual({ kind: 'preparing', reference: 'ot_1' });
    expect(await notary().order(order)).toEqual({ kind: 'preparing', reference: 'ot_1' });
    made = [{ ...made[0], documents: [deed('done')] }];
    expect(await notary().order(order)).toEqual({ kind: 'sent', reference: 'ot_1' });
    expect(await notary().order(order)).toEqual({ kind: 'sent', reference: 'ot_1' });
    expect(created().length).toBe(before + 1);
    expect(JSON.parse(created().at(-1)?.body ?? '{}')).toMatchObject({
      ...{ transaction_type: 'heloc', draft: true, external_id: 'order-1', recording_jurisdiction_id: 'rl_1' },
      signers: [
        { first_name: 'Dana', vesting_type: 'borrower', phone_number: '+18285550142' },
        { first_name: 'Robin', vesting_type: 'non_borrower' },
      ],
    });
  });

  it('is not drafted where none is possible', async () => {
    for (const none of [[], [{ id: 'rl_1', supported: true, eligible: false }]]) {
      places = none;
      expect(await notary().order(order)).toMatchObject({ kind: 'needsStaff', problem: 'notPossible' });
    }
    expect(made).toEqual([]);
  });

  const ended = [{ meeting_end: '2026-11-24T16:24:00Z' }, { meeting_end: '2026-11-24T16:02:00Z' }];
  it.each<[string, object, object]>([
    ['viewed', {}, { kind: 'sent' }],
    ['meeting_in_progress', {}, { kind: 'signing' }],
    ['partially_complete', {}, { kind: 'signing' }],
    ['complete', { notarization_records: ended }, { kind: 'done', endedAt: new Date('2026-11-24T16:24:00Z') }],
    ['complete', { notarization_records: [] }, { kind: 'signing' }],
    [
      'complete_with_rejections',
      { documents: [deed('done', { rejection_reason: 'Signer name mismatch', rejection_anecdote: 'Other ID' })] },
      { kind: 'needsStaff', problem: 'rejected', reason: 'Signer name mismatch: Other ID' },
    ],
    ['completed_with_rejection', {}, { kind: 'needsStaff', problem: 'rejected', reason: null }],
    ['expired', {}, { kind: 'needsStaff', problem: 'expired' }],
    ['declined', {}, { kind: 'needsStaff', problem: 'declined' }],
    ['held_for_review', {}, { kind: 'needsStaff', problem: 'onHold' }],
    ['draft', { documents: [deed('failed', { processing_error: 'Encrypted PDF' })] }, { problem: 'document' }],
    ['recalled', {}, { kind: 'recalled' }],
    ['a state of tomorrow', {}, { kind: 'noAnswer' }],
  ])('that is %s', async (detailed_status, change, expected) => {
    made = [transaction({ detailed_status, ...change })];
    expect(await notary().look('ot_1')).toMatchObject(expected);
  });

  describe('once it is done', () => {
    const bytes = Buffer.from('%PDF-1.7 with the notary’s seal');
    const done = () =>
      transaction({ detailed_status: 'complete', notarization_records: ended, documents: [deed('done')] });

    it('hands over its document', async () => {
      made = [done()];
      handedOver = { data: bytes.toString('base64') };
      expect(Buffer.from((await notary().fetchDeed('ot_1')) ?? [])).toEqual(bytes);
      expect(service.received.at(-1)?.query.get('encoding')).toBe('base64');
    });

    it.each<[string, () => Record<string, unknown>, Record<string, unknown>]>([
      ['is not there yet', done, { data: null }],
      ['is only an address elsewhere', done, { final_document_url: 'https://elsewhere.example/deed.pdf' }],
      ['is of another document', done, { id: 'do_2', data: bytes.toString('base64') }],
      ['is no base64', done, { data: '<html>' }],
      [
        'is not signed yet',
        () => ({ ...done(), detailed_status: 'sent_to_signer' }),
        { data: bytes.toString('base64') },
      ],
    ])('has nothing to hand over where it %s', async (_, given, handed) => {
      made = [given()];
      handedOver = handed;
      expect(await notary().fetchDeed('ot_1')).toBeNull();
    });
  });

  it('is not another’s, whatever the service answers', async () => {
    made = [transaction({ id: 'ot_2', detailed_status: 'complete', notarization_records: ended })];
    expect(await notary().look('ot_1')).toEqual({ kind: 'noAnswer' });
    expect(await notary().recall('ot_1', 'The terms changed.')).toEqual({ kind: 'noAnswer' });
    made = [transaction({ id: 'ot_2', detailed_status: 'complete', documents: [deed('done')] })];
    expect(await notary().fetchDeed('ot_1')).toBeNull();
  });

  it('is taken back', async () => {
    made = [transaction({ detailed_status: 'sent_to_signer' })];
    expect(await notary().recall('ot_1', 'The terms changed.')).toEqual({ kind: 'recalled', reference: 'ot_1' });
  });

  it.each(Object.keys(TROUBLES).filter((name) => name !== 'slow') as (keyof typeof TROUBLES)[])(
    'changes nothing while the service is %s',
    async (trouble) => {
      service.trouble(trouble);
      expect(await notary().order(order)).toEqual({ kind: 'noAnswer' });
      expect(await notary().look('ot_1')).toEqual({ kind: 'noAnswer' });
      expect(await notary().fetchDeed('ot_1')).toBeNull();
    },
  );

  it('is not known: nothing changes', async () => {
    expect(await notary().look('ot_9')).toEqual({ kind: 'noAnswer' });
  });

  it('keeps keys and personal data out of addresses, but for the home that is asked about', async () => {
    await notary().order(order);
    const addresses = service.received.map(({ path, query }) => decodeURIComponent(`${path}?${query}`)).join('\n');
    for (const secret of [KEY, 'Whitfield', 'dana@example.com']) expect(addresses).not.toContain(secret);
  });
});

describe('a webhook', () => {
  const told = (body: string, signature: string | undefined) =>
    proofHook(settings())({
      ...{ url: 'https://lender.example/api/hooks/notary', body: Buffer.from(body), at: new Date() },
      header: (name) => (name === 'x-notarize-signature' ? signature : undefined),
    });
  const signed = (body: string, key = 'signs the webhooks') => createHmac('sha256', key).update(body).digest('hex');
  const bodyOf = (event: string, reference = 'ot_1') =>
    JSON.stringify({ event, data: { transaction_id: reference, date_occurred: '2026-11-24T16:25:00.000Z' } });

  it.each([
    'transaction.document.processed',
    'transaction.sent_to_signer',
    'transaction.signer.kba_failed',
    'transaction.completed',
    'transaction.released',
    'transaction.completed_with_rejections',
    'transaction_status_update',
  ])('%s makes us ask', (event) => {
    const body = bodyOf(event);
    const news = { about: 'notary', reference: 'ot_1' };
    expect(told(body, signed(body))).toEqual({ kind: 'accepted', eventId: null, type: event, news });
  });

  it.each([
    ['changed after signing', bodyOf('transaction.completed', 'ot_2'), signed(bodyOf('transaction.completed'))],
    ['under another key', bodyOf('transaction.completed'), signed(bodyOf('transaction.completed'), 'another')],
    ['without a signature', bodyOf('transaction.completed'), undefined],
  ])('%s is refused', (_, body, signature) => {
    expect(told(body, signature)).toEqual({ kind: 'refused' });
  });

  it('that is no event is kept as unreadable', () => {
    expect(told('{"event":"x"}', signed('{"event":"x"}'))).toEqual({ kind: 'unreadable' });
  });
});
