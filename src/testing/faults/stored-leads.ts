import { application } from '#entities/application/application.ts';
import type { FaultyProduct } from './faulty-product.ts';

/** How many applications the borrower of each address has. Addresses are sealed, so SQL cannot count by them. */
export const storedLeads = async (product: Pick<FaultyProduct, 'query'>): Promise<Map<string, number>> => {
  const stored = new Map<string, number>();
  for (const { document } of await product.query('SELECT document FROM applications')) {
    const email = String(application.parse(document).borrower.email);
    stored.set(email, (stored.get(email) ?? 0) + 1);
  }
  return stored;
};
