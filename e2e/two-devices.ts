import { visitAs } from './offer-visitor.ts';
import { type Product, settled, type Visitor, type Width } from './product.ts';

const goOn = { name: 'Continue' } as const;

export const pressContinue = ({ page }: Pick<Visitor, 'page'>): Promise<void> =>
  page.getByRole('button', goOn).locator('visible=true').click();

/** A home's value answered on one device, while a second one of the same person has typed another. */
export const answerOnTwoDevices = async (
  product: Product,
  { width, viewport }: { width: Width; viewport?: { width: number; height: number } },
): Promise<{ first: Visitor; second: Visitor }> => {
  const first = await visitAs(product, { name: 'worked-example-couple', step: 'propertyValue' }, { width });
  const second = await product.visit(width, viewport && { viewport });
  await second.context.addCookies(await first.context.cookies());
  await second.page.goto(first.page.url());
  await settled(second.page);
  await second.page.getByLabel('Estimated value').fill('640000');
  await first.page.getByLabel('Estimated value').fill('612000');
  await pressContinue(first);
  await first.page.waitForURL('**/mortgage-estimate');
  return { first, second };
};
