import { becomePersona } from '../src/sandbox/usecases/become-persona.ts';
import type { Product } from './product.ts';

type Sender = Pick<Product, 'container' | 'query'>;

/** The loan of a persona who has sent everything, ready for staff: its id. */
export const submittedLoan = async ({ container, query }: Sender, name = 'homeowner-with-one-job'): Promise<string> => {
  await becomePersona(container, { name, step: 'applicationSubmitted' });
  const [row] = await query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
  return String(row?.id);
};
