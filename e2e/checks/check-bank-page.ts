import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { questions } from '#words/funnel/questions.ts';
import { hubWords as words } from '#words/loan/hub.ts';
import { steps } from '../../src/funnel/steps.ts';
import { violationsOn } from '../axe.ts';

/** In the order of a check: the drawing, both numbers, the second one once more; the limit of a draw is in its error. */
export const checkTheBankPage = async (page: Page): Promise<void> => {
  await page.waitForURL(`**${steps.loanDisbursement.path}`);
  // Still to come is what comes after this page, not the page itself.
  const rail = page.getByRole('navigation', { name: questions.rail.label });
  await rail.getByText(questions.rail.stillToCome(questions.rail.check)).locator('visible=true').waitFor();
  await page.getByRole('img', { name: /^A check: / }).waitFor();
  await page.getByLabel('Account number', { exact: true }).fill('123456789');
  const again = page.getByLabel(words.money.again);
  await again.waitFor();
  const follows = await again.evaluate((field) => {
    const inputs = [...document.querySelectorAll('main input')];
    return inputs[inputs.indexOf(field) - 1]?.id;
  });
  expect(follows).toBe('accountNumber');
  for (const name of ['Routing number', 'Account number', words.money.again])
    expect(await page.getByLabel(name, { exact: true }).getAttribute('inputmode')).toBe('numeric');
  await page.getByLabel('First draw').fill('900000');
  await page.getByRole('button', { name: 'Continue' }).locator('visible=true').first().click();
  await page
    .getByText(/^First draw, \$900,000, is more than is left.* Enter at most \$[\d,]+\.$/)
    .first()
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
};
