import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sentLoan } from '#testing/vendors/sent-loan.ts';
import { adapterContract } from '../testing/adapter-contract.ts';
import { type LocalService, localService, type Reply } from '../testing/local-service.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { everyElement } from '../xml/xml-element.ts';
import { mismoLoanSystem, mismoLoanSystemSettings } from './mismo.ts';
import { loanSystemAnswer, loanSystemRequest } from './port.ts';
import { keyOf, signWebhook } from './sign-webhook.ts';

const SECRET = `whsec_${Buffer.alloc(32, 'k').toString('base64')}`;
const adapterAt = (url: string) =>
  mismoLoanSystem({ LOAN_SYSTEM_URL: url, LOAN_SYSTEM_SECRET: SECRET }, { observe: () => undefined });
const loan = loanSystemRequest.parse(sentLoan);

describe('the loan system', () => {
  let service: LocalService;
  let reply: Reply;
  beforeAll(async () => {
    service = await localService(() => reply);
  });
  beforeEach(() => {
    service.received.length = 0;
    reply = { body: { loanSystemId: 'LS-7' } };
  });
  afterAll(() => service.stop());
  const send = async (key = 'loanSystem/decision-1') =>
    loanSystemAnswer.parse(
      (await adapterAt(service.url)(loan, { idempotencyKey: key, signal: new AbortController().signal })).answer,
    );

  it('is sent the loan as a MISMO 3.4 file in a signed webhook, under the same id each time', async () => {
    expect([await send(), await send()]).toEqual([
      { kind: 'found', loanSystemId: 'LS-7' },
      { kind: 'found', loanSystemId: 'LS-7' },
    ]);
    for (const { headers, body } of service.received) {
      const id = String(headers['webhook-id']);
      expect(id).toBe('loanSystem/decision-1');
      const seconds = Number(headers['webhook-timestamp']);
      expect(headers).toMatchObject(signWebhook({ secret: SECRET, id, seconds, body }));
      const { type, data } = JSON.parse(body);
      expect([type, data.loanNumber, data.status]).toEqual(['loan.decided', '100001', 'approved']);
      const file = parseXml(data.mismo);
      const text = (name: string) => (file ? everyElement(file, name)[0]?.text : null);
      expect([text('HELOCMaximumBalanceAmount'), text('LastName'), text('LoanStatusIdentifier')]).toEqual([
        '80000',
        'Quist',
        'approved',
      ]);
      expect(body).not.toMatch(/TaxpayerIdentifier/);
    }
  });

  it.each<[string, Reply, object]>([
    ['says nothing of its own', { body: 'ok' }, { kind: 'found', loanSystemId: '100001' }],
    ['does not know the loan', { status: 404, body: 'no such loan' }, { kind: 'notFound' }],
  ])('that %s', async (_, next, expected) => {
    reply = next;
    expect(await send()).toEqual(expected);
  });
});

adapterContract('the loan system’s webhook', {
  answer: () => ({ body: { loanSystemId: 'LS-7' } }),
  adapterAt,
  request: loan,
  kind: 'found',
  schema: loanSystemAnswer,
  unspoken: [SECRET],
  // Any body of a 2xx is a receipt.
  fine: ['brokenJson', 'empty', 'wrongShape'],
});

it('signs as Standard Webhooks does, and takes no short key', () => {
  const signed = signWebhook({ secret: SECRET, id: 'msg_1', seconds: 1_763_450_000, body: '{"a":1}' });
  expect(signed['webhook-signature']).toBe('v1,VU6/zvEkENibPlERnyCbLdMdQArwDNCNjSJ4QPHBsKo=');
  expect(keyOf(SECRET)).toHaveLength(32);
  const own = { LOAN_SYSTEM_URL: 'https://loans.example' };
  for (const secret of ['whsec_c2hvcnQ=', 'plain text that is long enough to be a key'])
    expect(mismoLoanSystemSettings.safeParse({ ...own, LOAN_SYSTEM_SECRET: secret }).success).toBe(false);
});
