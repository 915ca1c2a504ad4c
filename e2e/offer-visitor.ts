import { becomePersona } from '../src/sandbox/usecases/become-persona.ts';
import { sessionCookieName } from '../src/server/auth/realms.ts';
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
  // Not as a call: on a busy machine all these saves may take longer than any call should.
  const { secret, path } = await becomePersona(product.container, place);
  const name = sessionCookieName('applicant', false);
  await visitor.context.addCookies([{ name, value: secret, url: product.url, httpOnly: true }]);
  await visitor.page.goto(product.url + path);
  await settled(visitor.page);
  return visitor;
};
