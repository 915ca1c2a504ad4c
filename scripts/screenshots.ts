import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { demoLoans } from '#sandbox/pipeline/demo-loans.ts';
import { seedLoan } from '#sandbox/pipeline/seed-pipeline.ts';
import { visitAs } from '../e2e/offer-visitor.ts';
import { openProduct, type Product, settled, type Width } from '../e2e/product.ts';
import { staffVisitor } from '../e2e/staff-visitor.ts';
import { setup } from '../src/testing/database-setup.ts';
import { buildWebIfStale } from './build-web.ts';

const folder = fileURLToPath(new URL('../docs/screens/', import.meta.url));

const startLead = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Last name').fill('Whitfield');
  await page.getByLabel('Email').fill('dana.whitfield@example.com');
  await page.getByRole('button', { name: /See what I could borrow/ }).click();
  await settled(page);
  await page.getByLabel('Estimated value').fill('585,000');
  await page.waitForTimeout(900);
};

type Opened = { page: Page; close: () => Promise<void> };
type Shot = { name: string; width: Width; dark?: true; open: (product: Product, shot: Shot) => Promise<Opened> };

const look = ({ dark }: Shot) => (dark ? { colorScheme: 'dark' as const } : {});

const at =
  (path: string): Shot['open'] =>
  async (product, shot) => {
    const visitor = await product.visit(shot.width, look(shot));
    await visitor.page.goto(product.url + path);
    return visitor;
  };

const question: Shot['open'] = async (product, shot) => {
  const visitor = await product.visit(shot.width, look(shot));
  await startLead(visitor.page, product.url);
  return visitor;
};

/** A sample applicant on one of their pages. */
const as =
  (name: string, step: string): Shot['open'] =>
  (product, shot) =>
    visitAs(product, { name, step }, { width: shot.width, options: look(shot) });

const couple = 'worked-example-couple';

/** The portal with the sandbox's fictional loans, and one of them. */
const portal =
  (pathOf: (loanId: string) => string): Shot['open'] =>
  async (product, { width }) => {
    const visitor = await staffVisitor(product, { width, grants: [{ role: 'underwriter', scopeKind: 'lender' }] });
    const [loan] = await product.query(
      'SELECT id FROM applications WHERE borrower_name = $1 AND encompass_conditionally_approved',
      ['Dana Whitfield'],
    );
    await visitor.page.goto(product.url + pathOf(String(loan?.id)));
    return visitor;
  };

const shots: Shot[] = [
  { name: 'landing', width: 'desktop', open: at('/') },
  { name: 'landing-phone', width: 'phone', open: at('/') },
  { name: 'question', width: 'desktop', open: question },
  { name: 'question-phone', width: 'phone', open: question },
  { name: 'question-dark', width: 'desktop', dark: true, open: question },
  { name: 'offer', width: 'desktop', open: as(couple, 'previewOffer') },
  { name: 'offer-phone', width: 'phone', open: as(couple, 'previewOffer') },
  { name: 'signing', width: 'desktop', open: as(couple, 'disclosures') },
  { name: 'signing-phone', width: 'phone', open: as(couple, 'disclosures') },
  { name: 'declarations-phone', width: 'phone', open: as(couple, 'application7') },
  { name: 'employment', width: 'desktop', open: as(couple, 'application5') },
  { name: 'hub', width: 'desktop', open: as(couple, 'applicationSubmitted') },
  { name: 'hub-phone', width: 'phone', open: as(couple, 'applicationSubmitted') },
  { name: 'sign-in', width: 'desktop', open: at('/app/login') },
  { name: 'pipeline', width: 'desktop', open: portal(() => '/portal?view=open') },
  { name: 'work', width: 'desktop', open: portal(() => '/portal/work') },
  { name: 'work-phone', width: 'phone', open: portal(() => '/portal/work') },
  { name: 'decision', width: 'desktop', open: portal((loanId) => `/portal/loan/${loanId}/decision`) },
  { name: 'loan', width: 'desktop', open: portal((loanId) => `/portal/loan/${loanId}/conditions`) },
  { name: 'sandbox', width: 'desktop', open: at('/sandbox') },
];

mkdirSync(folder, { recursive: true });
await buildWebIfStale();
const stopDatabase = await setup();
const product = await openProduct();
for (const { name } of demoLoans) await seedLoan(product.container, name);
for (const shot of shots) {
  const { page, close } = await shot.open(product, shot);
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1200);
  await page.screenshot({ path: `${folder}${shot.name}.png` });
  console.log(`docs/screens/${shot.name}.png`);
  await close();
}
await product.close();
await stopDatabase();
process.exit(0);
