import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { openProduct, settled, type Width } from '../e2e/product.ts';
import { currentTimeBasedCode } from '../src/server/auth/time-based-code.ts';
import { demoPassword, demoSecretOf } from '../src/server/usecases/seed-sandbox.ts';
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

const signIn = async (page: Page, url: string): Promise<void> => {
  const email = 'admin@sandbox.example';
  await page.goto(`${url}/portal/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByLabel(/code/i).fill(currentTimeBasedCode(demoSecretOf(email)));
  await page.getByRole('button', { name: /sign in/i }).click();
  await page.waitForURL('**/portal');
  await page.goto(`${url}/portal/manage-users`);
  await settled(page);
};

const shots: { name: string; width: Width; dark?: true; open: (page: Page, url: string) => Promise<unknown> }[] = [
  { name: 'landing', width: 'desktop', open: (page, url) => page.goto(url) },
  { name: 'landing-phone', width: 'phone', open: (page, url) => page.goto(url) },
  { name: 'question', width: 'desktop', open: startLead },
  { name: 'question-phone', width: 'phone', open: startLead },
  { name: 'question-dark', width: 'desktop', dark: true, open: startLead },
  { name: 'sign-in', width: 'desktop', open: (page, url) => page.goto(`${url}/app/login`) },
  { name: 'portal-users', width: 'desktop', open: signIn },
  { name: 'sandbox', width: 'desktop', open: (page, url) => page.goto(`${url}/sandbox`) },
];

mkdirSync(folder, { recursive: true });
await buildWebIfStale();
const stopDatabase = await setup();
const product = await openProduct();
for (const { name, width, dark, open } of shots) {
  const { page, close } = await product.visit(width, dark ? { colorScheme: 'dark' } : {});
  await open(page, product.url);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}${name}.png` });
  console.log(`docs/screens/${name}.png`);
  await close();
}
await product.close();
await stopDatabase();
process.exit(0);
