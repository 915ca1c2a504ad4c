import { rebuildPipeline } from '#server/db/projections/rebuild-pipeline.ts';
import { becomePersona } from '../src/sandbox/usecases/become-persona.ts';
import { openProduct, type Product, settled, type Visitor } from './product.ts';

type Desk = Product & { open: (visitor: Visitor, path: string) => Promise<void> };

/** A product with a small pipeline: a couple at its offer with a late clock, and a home without room. */
export const openDesk = async (): Promise<Desk> => {
  const product = await openProduct();
  await becomePersona(product.container, { name: 'worked-example-couple', step: 'previewOffer' });
  await becomePersona(product.container, { name: 'low-equity', step: 'propertyUsage' });
  await product.query(`INSERT INTO clocks (application_id, kind, started_on, due_on)
    SELECT id, 'creditDecision', current_date - 33, current_date - 3 FROM applications WHERE borrower_name LIKE '%Whitfield'`);
  await rebuildPipeline(product.container.database);
  const open = async ({ page }: Visitor, path: string): Promise<void> => {
    await page.goto(product.url + path);
    await settled(page);
    // Each part of a page loads by itself.
    await page.waitForFunction(() => !document.body.innerText.includes('Loading'));
  };
  return { ...product, open };
};
