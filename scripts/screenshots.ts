import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { demoLoans } from '#sandbox/pipeline/demo-loans.ts';
import { seedLoan } from '#sandbox/pipeline/seed-pipeline.ts';
import { openProduct, settled } from '../e2e/product.ts';
import { staffVisitor } from '../e2e/staff-visitor.ts';
import { setup } from '../src/testing/database-setup.ts';
import { applicantShots, at, look, type Shot } from './applicant-shots.ts';
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

const question: Shot['open'] = async (product, shot) => {
  const visitor = await product.visit(shot.width, look(shot));
  await startLead(visitor.page, product.url);
  return visitor;
};

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
  ...applicantShots,
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
