import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asOf, home } from '#testing/vendors/vendor-samples.ts';
import type { OrderKeep, SentOrder } from '../orders/order-keep.ts';
import { adapterContract } from '../testing/adapter-contract.ts';
import { type LocalService, localService, type Received, type Reply } from '../testing/local-service.ts';
import { mismoReply } from '../testing/mismo-reply.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { elementsAt, everyElement, textAt, type XmlElement } from '../xml/xml-element.ts';
import { mismoBureau, mismoBureauSettings } from './mismo.ts';
import { type CreditIdentity, type CreditRequest, creditAnswer } from './port.ts';

const nora = {
  ...{ firstName: 'Nora', middleName: 'A', lastName: 'Quist', suffix: null },
  ...{ dateOfBirth: '1985-03-14', ssn: '219099999', address: home },
} as CreditIdentity;
const jamie = { ...nora, firstName: 'Jamie', dateOfBirth: '1983-07-02', ssn: '219099998' } as CreditIdentity;
const request: CreditRequest = {
  ...{ kind: 'singleCredit', look: 'soft', people: [nora] },
  ...{ asOf, stated: { mortgageBalance: null } },
};
const PASSWORD = 'a-password-that-stays-with-us';

const memoryOrders = (): OrderKeep & { rows: Map<string, SentOrder> } => {
  const rows = new Map<string, SentOrder>();
  return {
    rows,
    find: async (key) => rows.get(key) ?? null,
    markSent: async (key) => void rows.set(key, { sentAt: new Date(0), reference: null }),
    placed: async (key, reference) => void rows.set(key, { sentAt: new Date(0), reference }),
    forget: async (key) => void rows.delete(key),
  };
};

const settingsAt = (url: string, change: object = {}) =>
  mismoBureauSettings.parse({
    CREDIT_BUREAU_MISMO_URL: url,
    CREDIT_BUREAU_MISMO_USER: 'lender',
    CREDIT_BUREAU_MISMO_PASSWORD: PASSWORD,
    CREDIT_BUREAU_MISMO_ACCOUNT: 'W2K',
    CREDIT_BUREAU_MISMO_PRODUCTS: 'Prequalification, Full report',
    ...change,
  });
const adapterAt = (url: string, orders = memoryOrders()) =>
  mismoBureau(settingsAt(url), { observe: () => undefined, orders, lenderName: 'Harbor Lending' });

adapterContract('credit over MISMO', {
  answer: () => ({ body: mismoReply({ people: [nora] }) }),
  adapterAt,
  request,
  kind: 'found',
  schema: creditAnswer,
  unspoken: [PASSWORD, nora.ssn],
});

it('is seen by administrators where its answer is no report', async () => {
  const seen: string[] = [];
  const service = await localService(() => ({ body: '{"half": [' }));
  const observe = ({ outcome }: { outcome: string }) => void seen.push(outcome);
  const bureau = mismoBureau(settingsAt(service.url), { observe, orders: memoryOrders(), lenderName: 'Harbor' });
  await bureau(request, { idempotencyKey: 'k', signal: new AbortController().signal });
  await service.stop();
  expect(seen).toEqual(['wrongShape']);
});

it('is refused where soft and hard pulls have one name, or a bureau nobody knows', () => {
  const own = { CREDIT_BUREAU_MISMO_URL: 'https://gateway.example', CREDIT_BUREAU_MISMO_USER: 'u' };
  const read = (change: object) =>
    mismoBureauSettings.safeParse({ ...own, CREDIT_BUREAU_MISMO_PASSWORD: 'p', ...change }).error?.issues[0]?.message;
  expect(read({ CREDIT_BUREAU_MISMO_PRODUCTS: 'Credit, Credit' })).toContain('must differ');
  expect(read({ CREDIT_BUREAU_MISMO_PRODUCTS: 'Credit' })).toContain('two names');
  expect(read({ CREDIT_BUREAU_MISMO_PRODUCTS: 'Soft,Hard', CREDIT_BUREAU_MISMO_BUREAUS: 'Innovis' })).toBeDefined();
});

describe('an order over MISMO', () => {
  let service: LocalService;
  let replies: Reply[];
  beforeAll(async () => {
    service = await localService(() => replies.shift() ?? { status: 500 });
  });
  beforeEach(() => {
    service.received.length = 0;
  });
  afterAll(() => service.stop());

  const reply = (change: Partial<Parameters<typeof mismoReply>[0]> = {}): Reply => ({
    body: mismoReply({ people: [nora], ...change }),
  });
  const messageOf = ({ body }: Received): XmlElement => {
    const message = parseXml(body);
    if (!message) throw new Error('not XML');
    return message;
  };
  const detailOf = (received: Received) => {
    const [detail] = everyElement(messageOf(received), 'CREDIT_REQUEST_DATA_DETAIL');
    const at = (name: string) => detail && textAt(detail, name);
    return {
      action: at('CreditReportRequestActionType'),
      type: at('CreditRequestType'),
      product: at('CreditReportProductDescription'),
      ours: at('CreditReportTransactionIdentifier'),
      reference: at('CreditReportIdentifier'),
    };
  };
  const asking = async (next: Reply[], { orders = memoryOrders(), asked = request, key = 'key-1' } = {}) => {
    replies = next;
    const answers = [];
    for (const _ of next.slice()) {
      if (replies.length === 0) break;
      const sending = { idempotencyKey: key, signal: new AbortController().signal };
      answers.push((await adapterAt(service.url, orders)(asked, sending)).answer);
    }
    return { answers, orders, sent: service.received.map(detailOf) };
  };
  const reasons = (answers: unknown[]) =>
    answers.map((answer) => (answer as { reason?: string; kind: string }).reason ?? (answer as { kind: string }).kind);

  it.each<[CreditRequest['look'], CreditIdentity[], string, string]>([
    ['soft', [nora], 'Individual', 'Prequalification'],
    ['hard', [nora], 'Individual', 'Full report'],
    ['soft', [nora, jamie], 'Joint', 'Prequalification'],
    ['hard', [nora, jamie], 'Joint', 'Full report'],
  ])('is sent for a %s pull of %#', async (look, people, type, product) => {
    const asked = { ...request, look, people, kind: people.length > 1 ? 'jointCredit' : 'singleCredit' } as const;
    const { answers, sent } = await asking([reply({ people })], { asked });
    expect(sent).toMatchObject([{ action: 'Submit', type, product }]);
    expect(answers).toMatchObject([{ kind: 'found', files: people.map(() => ({ isSoft: look === 'soft' })) }]);
    const [order] = service.received.map(messageOf);
    const names =
      order && everyElement(order, 'PARTY').flatMap((party) => textAt(party, 'INDIVIDUAL', 'NAME', 'FirstName') ?? []);
    expect(names).toEqual(people.map(({ firstName }) => firstName));
    expect(
      order && elementsAt(order, 'DEAL_SETS', 'DEAL_SET', 'DEALS', 'DEAL', 'RELATIONSHIPS', 'RELATIONSHIP'),
    ).toHaveLength(people.length);
    const { authorization } = service.received[0]?.headers ?? {};
    expect(authorization).toBe(`Basic ${Buffer.from(`lender:${PASSWORD}`).toString('base64')}`);
  });

  it('is placed once, and asked after until it is ready', async () => {
    const waiting = reply({ status: 'New' });
    const { answers, sent, orders } = await asking([waiting, waiting, reply()]);
    expect(reasons(answers)).toEqual(['notReady', 'notReady', 'found']);
    expect(sent.map(({ action, reference }) => [action, reference])).toEqual([
      ['Submit', null],
      ['StatusQuery', '815879'],
      ['StatusQuery', '815879'],
    ]);
    expect(new Set(sent.map(({ ours }) => ours)).size).toBe(1);
    expect(orders.rows.get('key-1')).toMatchObject({ reference: '815879' });
  });

  it.each([
    ['the answer was lost', { status: 503 }],
    ['the answer was broken', { body: '<MESSAGE><DEAL_SETS>' }],
  ])('is not placed a second time where %s', async (_, lost) => {
    const { answers, sent } = await asking([lost, reply()]);
    expect(sent.map(({ action }) => action)).toEqual(['Submit', 'StatusQuery']);
    expect(answers.at(-1)).toMatchObject({ kind: 'found' });
  });

  it('is placed again only where the gateway says that it has no such order', async () => {
    const unknown = reply({ status: 'Error', description: 'Order not found.', order: null });
    const { sent, answers } = await asking([{ status: 502 }, unknown, reply()]);
    expect(sent.map(({ action }) => action)).toEqual(['Submit', 'StatusQuery', 'Submit']);
    expect(answers.at(-1)).toMatchObject({ kind: 'found' });
    const other = reply({ status: 'Error', description: 'Please call us.', order: null });
    service.received.length = 0;
    const later = await asking([{ status: 502 }, other, other], { key: 'key-2' });
    expect(later.sent.map(({ action }) => action)).toEqual(['Submit', 'StatusQuery', 'StatusQuery']);
  });

  it.each([
    ['turned away', { status: 401 }],
    ['too many at once', { status: 429 }],
    ['refused in HTTP 200', { body: mismoReply({ people: [nora], status: 'Error', order: null }) }],
  ])('was never placed where it was %s, and is placed next time', async (_, away) => {
    const { sent } = await asking([away, reply()]);
    expect(sent.map(({ action }) => action)).toEqual(['Submit', 'Submit']);
  });

  it('never takes the answer of another order', async () => {
    const { answers } = await asking([reply({ status: 'New' }), reply({ order: '999' })]);
    expect(reasons(answers)).toEqual(['notReady', 'garbage']);
  });
});
