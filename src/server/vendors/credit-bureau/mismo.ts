import { z } from 'zod';
import { asSecret, type Surroundings } from '../capability.ts';
import { type Unanswered, unavailableFrom } from '../http/exchange.ts';
import { outsideClient } from '../http/outside-client.ts';
import { serviceUrl } from '../http/service-url.ts';
import type { Adapter, Told, Unavailable } from '../port.ts';
import { MOST_XML_BYTES } from '../xml/parse-xml.ts';
import { creditAnswerFromMismo } from './mismo-credit-response.ts';
import { type MismoOrder, mismoOrder, orderName } from './mismo-order.ts';
import type { CreditRequest } from './port.ts';

const bureau = z.enum(['Equifax', 'Experian', 'TransUnion']);

const names = (list: string): string[] => list.split(',').map((name) => name.trim());

export const mismoBureauSettings = z.object({
  CREDIT_BUREAU_MISMO_URL: serviceUrl.describe('where the gateway takes MISMO 3.4 credit orders'),
  CREDIT_BUREAU_MISMO_USER: z.string().min(1).describe('the user name at the gateway'),
  CREDIT_BUREAU_MISMO_PASSWORD: z.string().min(1).describe('its password').meta(asSecret),
  CREDIT_BUREAU_MISMO_ACCOUNT: z.string().min(1).optional().describe('the lender’s account at the gateway'),
  CREDIT_BUREAU_MISMO_PRODUCTS: z
    .string()
    .transform(names)
    .pipe(
      z
        .tuple([z.string().min(1), z.string().min(1)], 'expected two names, separated by a comma')
        .refine(
          ([soft, hard]) => soft !== hard,
          'a soft pull may never be ordered as a hard one: the names must differ',
        ),
    )
    .describe('the gateway’s names for a soft pull and for a hard one, separated by a comma'),
  CREDIT_BUREAU_MISMO_BUREAUS: z
    .string()
    .default('Equifax,Experian,TransUnion')
    .transform(names)
    .pipe(z.array(bureau).min(1))
    .describe('the bureaus to order from, separated by commas'),
});

/** Turned away before anything was ordered. Any other missing answer leaves it open. */
const isTurnedAway = (exchange: Unanswered): boolean =>
  exchange.kind === 'refused' || (exchange.kind === 'notNow' && exchange.reason === 'busy');

/**
 * A gateway to the bureaus that bills each order. An order is noted before it is sent, and from then on only its status is asked for;
 * it is placed again only where the gateway turned it away or says that it has no such order.
 */
export const mismoBureau = (
  own: z.infer<typeof mismoBureauSettings>,
  { observe, orders, lenderName }: Pick<Surroundings, 'observe' | 'orders' | 'lenderName'>,
): Adapter<CreditRequest> => {
  const login = Buffer.from(`${own.CREDIT_BUREAU_MISMO_USER}:${own.CREDIT_BUREAU_MISMO_PASSWORD}`).toString('base64');
  const [soft, hard] = own.CREDIT_BUREAU_MISMO_PRODUCTS;
  const client = outsideClient({
    name: 'creditBureau',
    url: own.CREDIT_BUREAU_MISMO_URL,
    headers: { authorization: `Basic ${login}`, accept: 'application/xml' },
    mostBytes: MOST_XML_BYTES,
    observe,
  });

  const ask = async (
    request: CreditRequest,
    { key, action, signal }: { key: string; action: MismoOrder['action']; signal: AbortSignal },
  ): Promise<Told & { isOrderUnknown: boolean }> => {
    const content = mismoOrder({
      request,
      action,
      ours: orderName(key),
      account: own.CREDIT_BUREAU_MISMO_ACCOUNT ?? null,
      lender: lenderName,
      product: request.look === 'soft' ? soft : hard,
      bureaus: own.CREDIT_BUREAU_MISMO_BUREAUS,
    });
    const kept: { read: ReturnType<typeof creditAnswerFromMismo> | null } = { read: null };
    const asking = { method: 'POST', body: { type: 'application/xml', content }, signal } as const;
    const exchange = await client.bytes(asking, (bytes) => {
      const read = creditAnswerFromMismo(bytes, request);
      kept.read = read;
      return !('reason' in read.answer && read.answer.reason === 'garbage');
    });
    // An answer that nobody can use may still name the order it is about.
    if (kept.read === null) {
      if (exchange.kind === 'answered') throw new Error('An answer was not read.');
      if (action.kind === 'submit' && isTurnedAway(exchange)) await orders.forget(key);
      return { ...unavailableFrom(exchange), isOrderUnknown: false };
    }
    const { answer, reference, isOrderUnknown } = kept.read;
    const raw =
      exchange.kind === 'answered'
        ? Buffer.from(exchange.answer).toString('utf8')
        : 'raw' in exchange
          ? exchange.raw
          : '';
    const known = action.kind === 'query' ? action.reference : null;
    const isOther = known !== null && reference !== null && reference !== known;
    if (isOther)
      return { answer: { kind: 'unavailable', reason: 'garbage' } satisfies Unavailable, raw, isOrderUnknown: false };
    if (known === null && reference !== null) await orders.placed(key, reference);
    // Refused without a number: nothing was ordered.
    if (action.kind === 'submit' && reference === null && 'reason' in answer && answer.reason === 'refused')
      await orders.forget(key);
    return { answer, raw, isOrderUnknown };
  };

  return async (request, { idempotencyKey: key, signal }) => {
    const submit = async (): Promise<Told> => {
      await orders.markSent(key);
      return ask(request, { key, action: { kind: 'submit' }, signal });
    };
    const sent = await orders.find(key);
    if (sent === null) return submit();
    const told = await ask(request, { key, action: { kind: 'query', reference: sent.reference }, signal });
    return sent.reference === null && told.isOrderUnknown ? submit() : told;
  };
};
