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
import { isTaken, takeShots } from './take-shots.ts';

const folder = fileURLToPath(new URL('../docs/screens/', import.meta.url));

const startLead = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Last name').fill('Whitfield');
  await page.getByLabel('Email').fill('dana.whitfield@example.com');
  await page.getByRole('button', { name: /See what I could borrow/ }).click();
  await settled(page);
  await page.getByLabel('Estimated value').fill('585,000');
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
  { name: 'pipeline', isPortal: true, width: 'desktop', open: portal(() => '/portal?view=open') },
  { name: 'work', isPortal: true, width: 'desktop', open: portal(() => '/portal/work') },
  { name: 'work-phone', isPortal: true, width: 'phone', open: portal(() => '/portal/work') },
  { name: 'decision', isPortal: true, width: 'desktop', open: portal((loanId) => `/portal/loan/${loanId}/decision`) },
  { name: 'loan', isPortal: true, width: 'desktop', open: portal((loanId) => `/portal/loan/${loanId}/conditions`) },
  { name: 'sandbox', width: 'desktop', open: at('/sandbox') },
];

/** As many as a screen of the pipeline shows. */
const LOANS_SHOWN = 14;
const isOfApplicant = ({ isPortal }: Shot): boolean => isPortal !== true;
const asked = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const isAgain = process.argv.includes('--again');
const unknown = asked.filter((name) => !shots.some((shot) => shot.name === name));
if (unknown.length > 0) {
  console.error(`There is no picture ${unknown.join(', ')}. There are: ${shots.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
await buildWebIfStale();
const wanted = shots.filter((shot) =>
  asked.length > 0 ? asked.includes(shot.name) : isAgain || !isTaken(folder, shot),
);
console.log(`${wanted.length} of ${shots.length} pictures to take.`);
const stopDatabase = await setup();
const product = await openProduct();
const failed = await takeShots(product, wanted.filter(isOfApplicant), { folder });
const ofPortal = wanted.filter((shot) => !isOfApplicant(shot));
// Only the portal's pages show the made-up loans, and making them takes minutes.
if (ofPortal.length > 0)
  for (const { name } of demoLoans.slice(0, LOANS_SHOWN)) await seedLoan(product.container, name);
failed.push(...(await takeShots(product, ofPortal, { folder })));
await product.close();
await stopDatabase();
for (const { name, url, why } of failed) console.error(`Not taken: ${name} (${url}): ${why}`);
if (failed.length > 0) console.error('Run it again: pictures of the present build are not taken twice.');
process.exit(failed.length > 0 ? 1 : 0);
