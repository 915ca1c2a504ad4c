import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Product, settled, type Visitor, type Width } from './product.ts';

type Place = { name: string; step: string };
type Look = { width?: Width; options?: Parameters<Product['visit']>[1] };

/** A browser at a persona's step: all earlier pages answered, the sandbox vendors called. */
export const visitAs = async (
  product: Product,
  place: Place,
  { width = 'desktop', options }: Look = {},
): Promise<Visitor> => {
  const visitor = await product.visit(width, options);
  const { request } = visitor.context;
  const challenge = await (await request.get(`${product.url}/api/bot-check`, { headers: SAME_ORIGIN })).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  const response = await request.post(`${product.url}/api/trpc/sandbox.become`, {
    headers: {
      ...SAME_ORIGIN,
      origin: product.url,
      'x-bot-check': Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'),
    },
    data: { json: place },
  });
  if (!response.ok()) throw new Error(`Nobody became ${place.name}: ${await response.text()}`);
  const { result } = await response.json();
  await visitor.page.goto(product.url + result.data.json.path);
  await settled(visitor.page);
  return visitor;
};

const SAME_ORIGIN = { 'x-same-origin': '1' };
