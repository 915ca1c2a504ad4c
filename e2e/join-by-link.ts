import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { people } from '#words/funnel/people.ts';
import { dayText } from '../src/entities/text/day-text.ts';
import { toDay } from '../src/entities/values/day.ts';
import { workedExampleCouple } from '../src/sandbox/personas/worked-example-couple.ts';
import { type Product, settled } from './product.ts';

/** The newest invitation to an address. */
export const linkTo = async (product: Product, email: string): Promise<string> => {
  const links = async () =>
    (await product.mailsTo(email)).flatMap((text) => /\S+\/app\/join\?token=[\w-]+/.exec(text) ?? []);
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0);
  return (await links()).at(-1) ?? '';
};

/** The second person of the worked example, by the mailed link, in a browser of their own. */
export const joins = async (product: Product, page: Page): Promise<void> => {
  await page.goto(await linkTo(product, String(workedExampleCouple.borrower.coborrower?.email)));
  await page.getByRole('checkbox', { name: /^I am / }).check();
  const born = String(workedExampleCouple.coborrower?.creditScore?.dateOfBirth);
  await page.getByLabel(people.join.dateOfBirth).fill(dayText(toDay(born)));
  await page.getByRole('button', { name: people.join.submit }).click();
  await page.waitForURL('**/is-self-employed');
  await settled(page);
};

/** Joins and says what they earn. */
export const joinsWith = async (product: Product, page: Page, annualIncome: string): Promise<void> => {
  await joins(product, page);
  await page.locator('[id="isSelfEmployed-1"]').check();
  await page.getByLabel(/income/).fill(annualIncome);
  await page.getByRole('button', { name: 'Continue' }).locator('visible=true').click();
  await page.waitForURL('**/credit-score');
  await settled(page);
};
