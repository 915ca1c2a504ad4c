import { afterAll, beforeAll, expect, it } from 'vitest';
import { pipeline } from '#words/portal/pipeline.ts';
import { work } from '#words/portal/work.ts';
import { becomePersona } from '../../../src/sandbox/usecases/become-persona.ts';
import { violationsOn } from '../../axe.ts';
import { openProduct, type Product, settled } from '../../product.ts';
import { staffVisitor } from '../../staff-visitor.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
  await becomePersona(product.container, { name: 'homeowner-with-one-job', step: 'applicationSubmitted' });
  await becomePersona(product.container, { name: 'worked-example-couple', step: 'applicationSubmitted' });
}, 120_000);
afterAll(() => product.close());

const as = async (role: 'manager' | 'processor', path: string) => {
  const visitor = await staffVisitor(product, { grants: [{ role, scopeKind: 'lender' }] });
  await visitor.page.goto(product.url + path);
  await settled(visitor.page);
  return visitor;
};

it('a view that a manager shares is found by a colleague, with its filters and who shared it', async () => {
  const manager = await as('manager', '/portal?view=open');
  await manager.page.getByLabel(`${pipeline.filterNames.state}:`).selectOption('TN');
  await manager.page.getByRole('button', { name: pipeline.saveView }).click();
  await manager.page.getByLabel(pipeline.viewName).fill('Tennessee');
  await manager.page.getByLabel(pipeline.shareView).check();
  await manager.page.getByRole('button', { name: pipeline.save, exact: true }).click();
  await manager.page.getByText(pipeline.viewShared('Tennessee')).first().waitFor();
  const colleague = await as('processor', '/portal?view=open');
  const { page } = colleague;
  const names = page.getByRole('table', { name: pipeline.caption }).getByRole('rowheader').getByRole('link');
  await expect.poll(() => names.count()).toBe(2);
  await page.getByRole('button', { name: new RegExp(`^${pipeline.sharedBy('Sam manager')} Tennessee`) }).click();
  await expect.poll(() => names.allTextContents()).toEqual(['Reyes, Alma']);
  expect(await violationsOn(page)).toEqual([]);
  expect([...manager.problems, ...colleague.problems]).toEqual([]);
  await manager.close();
  await colleague.close();
});

it('a manager reads how much open work each colleague has, and how much of it is due', async () => {
  const processor = await as('processor', '/portal/work?queue=documents&view=open');
  await processor.page
    .getByRole('button', { name: new RegExp(`^${work.take} .*Reyes`) })
    .first()
    .click();
  await processor.page.getByText(work.taken(1)).waitFor();
  const manager = await as('manager', '/portal/work?queue=documents&view=team');
  const load = manager.page.getByRole('complementary', { name: work.team });
  const theirs = load.getByRole('listitem').filter({ hasText: 'Sam processor' });
  await theirs
    .getByText(/^[1-9]/)
    .first()
    .waitFor();
  expect(await violationsOn(manager.page)).toEqual([]);
  expect([...manager.problems, ...processor.problems]).toEqual([]);
  await manager.close();
  await processor.close();
});
