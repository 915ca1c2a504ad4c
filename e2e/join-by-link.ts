import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { people } from '#words/funnel/people.ts';
import { dayText } from '../src/entities/text/day-text.ts';
import { toDay } from '../src/entities/values/day.ts';
import type { Persona } from '../src/sandbox/personas/persona.ts';
import { workedExampleCouple } from '../src/sandbox/personas/worked-example-couple.ts';
import { type Product, settled } from './product.ts';

/** The address a persona's borrower invites. */
export const invitedEmail = ({ borrower }: Persona): string => String(borrower.coborrower?.email);

/** The newest invitation to an address. Pictures are taken by it too, so it waits without a test around it. */
export const linkTo = async (product: Product, email: string): Promise<string> => {
  for (let tries = 0; tries < 150; tries += 1) {
    const mails = await product.mailsTo(email);
    const link = mails.flatMap((text) => /\S+\/app\/join\?token=[\w-]+/.exec(text) ?? []).at(-1);
    if (link !== undefined) return link;
    await pause(100);
  }
  throw new Error(`nobody invited ${email}`);
};

/** On the page of the invitation: says who they are, and joins. */
export const acceptInvitation = async (page: Page, { coborrower }: Persona = workedExampleCouple): Promise<void> => {
  await page.getByRole('checkbox', { name: /^I am / }).check();
  const born = String(coborrower?.creditScore?.dateOfBirth);
  await page.getByLabel(people.join.dateOfBirth).fill(dayText(toDay(born)));
  await page.getByRole('button', { name: people.join.submit }).click();
  await page.waitForURL('**/is-self-employed');
  await settled(page);
};

/** The second person by the mailed link, in a browser of their own. */
export const joins = async (product: Product, page: Page, persona: Persona = workedExampleCouple): Promise<void> => {
  await page.goto(await linkTo(product, invitedEmail(persona)));
  await acceptInvitation(page, persona);
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
