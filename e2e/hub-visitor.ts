import type { Locator } from 'playwright-core';
import { hubWords } from '#words/loan/hub.ts';
import { visitAs } from './offer-visitor.ts';
import type { Product, Visitor, Width } from './product.ts';

/** Someone who has sent their application, in the hub. */
export const visitHub = async (
  product: Product,
  { name = 'homeowner-with-one-job', width = 'desktop' }: { name?: string; width?: Width } = {},
): Promise<Visitor & { applicationId: string }> => {
  const visitor = await visitAs(product, { name, step: 'applicationSubmitted' }, { width });
  await visitor.page.getByRole('heading', { name: hubWords.needsYou }).waitFor();
  const [row] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
  return { ...visitor, applicationId: String(row?.id) };
};

/** What is asked, under its heading. */
export const hubCard = ({ page }: Visitor, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
