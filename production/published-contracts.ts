import { randomUUID } from 'node:crypto';
import { toDay } from '#entities/values/day.ts';
import { toCents } from '#entities/values/money.ts';
import { plaidIncome, plaidSettings } from '#server/vendors/bank-income/plaid.ts';
import { proofNotary, proofSettings } from '#server/vendors/notary/proof.ts';
import { modernTreasury, modernTreasurySettings } from '#server/vendors/payments/modern-treasury.ts';
import { localService, type Received, type Reply } from '#server/vendors/testing/local-service.ts';
import { twilioSettings, twilioTexts } from '#server/vendors/text-message/twilio.ts';
import type { Proof, Tally } from '../scripts/proof.ts';
import { type Contract, startPrism } from '../src/testing/production/contracts/prism.ts';
import { notaryServer } from '../src/testing/production/servers/notary-server.ts';
import { textServer } from '../src/testing/production/servers/text-server.ts';
import { treasuryServer } from '../src/testing/production/servers/treasury-server.ts';
import { plaidReply } from '../src/testing/production/told-of-alma.ts';

const observe = () => undefined;
const sending = () => ({ idempotencyKey: randomUUID(), signal: AbortSignal.timeout(60_000) });
const key = 'a-key-of-the-lender';
const today = toDay('2026-11-18');

/** The whole conversation of an adapter with its service; what each call came to, in short. */
type Talk = (url: string) => Promise<string[]>;

const talkToPlaid: Talk = async (PLAID_URL) => {
  const bank = plaidIncome(plaidSettings.parse({ PLAID_URL, PLAID_CLIENT_ID: 'lender', PLAID_SECRET: key }), {
    ...{ observe, hookUrl: 'https://lender.example/api/hooks/bank-income', lender: 'Prairie Home Lending' },
  });
  const request = {
    ...{ firstName: 'Alma', lastName: 'Reyes', email: 'alma@example.com', ssn: '123456701', asOf: today },
    ...{ dateOfBirth: toDay('1984-02-11'), phone: '6155550123', stated: { employments: [] } },
    address: { line1: '212 Fatherland St', line2: null, city: 'Nashville', state: 'TN', zip: '37206', county: null },
  } as const;
  const started = await bank.start(request, { ...sending(), returnUrl: 'https://lender.example/back', at: new Date() });
  const looked = await bank.look({ request, reference: 'usr_alma', handle: null }, sending());
  return ['kind' in started ? started.kind : 'started', (looked.answer as { kind: string }).kind];
};

const talkToTwilio: Talk = async (TWILIO_URL) => {
  const texts = twilioTexts(
    twilioSettings.parse({
      ...{ TWILIO_URL, TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000001', TWILIO_AUTH_TOKEN: 'signs-callbacks' },
      TWILIO_SENDER: '+16155550100',
    }),
    { observe, callbackUrl: 'https://lender.example/api/hooks/text-messages' },
  );
  const text = { recipient: '6155550123', text: 'Your line is approved.' };
  const sent = await texts(text, sending());
  // As after a worker that died before it noted the answer: the text is looked for among those sent.
  const found = await texts({ ...text, since: new Date() }, sending());
  const idOf = ({ answer }: typeof sent) => (answer as { messageId?: string }).messageId ?? 'none';
  return [(sent.answer as { kind: string }).kind, idOf(found) === idOf(sent) ? 'found' : 'sent twice'];
};

const talkToTreasury: Talk = async (url) => {
  const service = modernTreasury(
    modernTreasurySettings.parse({
      ...{ MODERN_TREASURY_URL: `${url}/api`, MODERN_TREASURY_ORGANIZATION_ID: 'lender', MODERN_TREASURY_KEY: key },
      ...{
        MODERN_TREASURY_ACCOUNT_ID: '0f3e5719-fb47-4065-8154-0edbb468ff86',
        MODERN_TREASURY_WEBHOOK_KEY: 'signs-webhooks',
      },
    }),
    { observe },
  );
  const order = {
    key: `${randomUUID()}/cash/1`,
    amount: toCents(2_500_000),
    purpose: 'draw',
    loanNumber: 'HL-1042',
  } as const;
  const to = { method: 'ach', holder: 'Nora Quist', memo: null, bankName: null } as const;
  const account = { routingNumber: '121042882', accountNumber: '123456789', accountKind: 'checking' } as const;
  const sent = await service.send({ ...order, to: { ...to, ...account } });
  const reference = sent.kind === 'sent' ? sent.reference : '';
  return [sent.kind, (await service.look({ key: order.key, reference })).kind];
};

const talkToProof: Talk = async (PROOF_URL) => {
  const notary = proofNotary(
    proofSettings.parse({ PROOF_URL, PROOF_KEY: key, PROOF_WEBHOOK_KEY: 'signs-webhooks' }),
    observe,
  );
  const signer = {
    id: 'borrower',
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'dana@example.com',
    phone: '8285550142',
  };
  const order = {
    ...{ key: randomUUID(), loanNumber: 'HL-20418', signers: [{ ...signer, isBorrower: true }] },
    home: { line1: '214 Larkspur Lane', line2: null, city: 'Asheville', state: 'NC', zip: '28801', county: null },
    deed: { name: 'Deed of trust', bytes: new Uint8Array([1, 2, 3]) },
  } as const;
  const drafted = await notary.order(order);
  const placed = await notary.order(order);
  const reference = 'reference' in placed ? (placed.reference ?? '') : '';
  return [
    drafted.kind,
    placed.kind,
    (await notary.look(reference)).kind,
    (await notary.recall(reference, 'moved')).kind,
  ];
};

type Checked = { contract: Contract; talk: Talk; reply: (request: Received) => Reply; expected: readonly string[] };

const checked = (): Checked[] => [
  { contract: 'plaid', talk: talkToPlaid, reply: plaidReply, expected: ['started', 'found'] },
  { contract: 'twilio', talk: talkToTwilio, reply: textServer().reply, expected: ['sent', 'found'] },
  { contract: 'modern-treasury', talk: talkToTreasury, reply: treasuryServer().reply, expected: ['sent', 'underWay'] },
  {
    contract: 'proof',
    talk: talkToProof,
    reply: notaryServer().reply,
    expected: ['preparing', 'sent', 'sent', 'recalled'],
  },
];

/** Every request of the talk once more, through Prism: what we send and what our server answers both keep to the contract. */
const judge = async (tally: Tally, { contract, talk, reply, expected }: Checked): Promise<void> => {
  const service = await localService(reply);
  const told = await talk(service.url);
  tally.check(`${contract}: the talk is whole: ${told}`, `${told}` === `${expected}`);
  const asked = [...service.received];
  const prism = await startPrism(contract, service.url);
  for (const request of asked) {
    const found = await prism.violationsIn(request);
    tally.check(
      `${contract}: ${request.method} ${request.path} keeps to the contract: ${found.join('; ')}`,
      found.length === 0,
    );
  }
  await prism.stop();
  await service.stop();
  // A server that answers beside the contract is found out, or the checks above would say nothing.
  const wrong = await localService(() => ({ status: 200, body: { id: 7, sessions: 'none', messages: 'none' } }));
  const strict = await startPrism(contract, wrong.url);
  for (const request of asked) {
    const found = await strict.violationsIn(request);
    tally.check(
      `${contract}: an answer beside the contract to ${request.method} ${request.path} is found`,
      found.length > 0,
    );
  }
  await strict.stop();
  await wrong.stop();
};

export const proof: Proof = {
  topic: 'the servers of ours against the published contracts, by Prism',
  minutes: 15,
  run: async (tally) => {
    for (const each of checked()) await judge(tally, each);
  },
};
