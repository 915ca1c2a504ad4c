import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { application } from '#entities/application/application.ts';
import { declining, leaving } from '#words/funnel/leaving.ts';
import { otherPerson } from '#words/funnel/pages/other-person.ts';
import { people } from '#words/funnel/people.ts';
import { workedExampleCouple } from '../../../src/sandbox/personas/worked-example-couple.ts';
import { violationsOn } from '../../axe.ts';
import { acceptInvitation, invitedEmail, joins, linkTo } from '../../join-by-link.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product } from '../../product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const coborrowerOf = async (id: string) => {
  const [row] = await product.query('SELECT document FROM applications WHERE id = $1', [id]);
  return application.parse(row?.document).coborrower;
};

describe('a coborrower', () => {
  it('sees home, line, payments and liability before joining and before consenting', async () => {
    await visitAs(product, { name: 'worked-example-couple', step: 'mortgageBalance' });
    const { page, problems, close } = await product.visit('phone');
    await page.goto(await linkTo(product, invitedEmail(workedExampleCouple)));
    const card = page.getByRole('region', { name: people.line.title });
    await card.getByText('418 Larkspur Lane, Roanoke, VA').waitFor();
    await card.getByText(people.line.whole).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await acceptInvitation(page);
    await product.query("UPDATE coborrower_progress SET status = 'creditScore'");
    await page.goto(`${product.url}/app/initial-setup/credit-score`);
    await card.getByText(people.line.whole).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('a coborrower who does not want to', () => {
  it('reads what declining means, declines, takes it back, and the borrower is led to the choice', async () => {
    const inviter = await visitAs(product, { name: 'worked-example-couple', step: 'application3' });
    const [row] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
    const invited = await product.visit('phone');
    const { page } = invited;
    await page.goto(await linkTo(product, invitedEmail(workedExampleCouple)));
    await page.getByRole('button', { name: declining.start }).click();
    await expect.poll(() => page.locator(':focus').textContent()).toContain(declining.title);
    await page.getByText(/We tell Dana Whitfield that you declined/).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: declining.keep }).click();
    await expect.poll(() => page.locator(':focus').textContent()).toBe(declining.start);
    await page.getByRole('button', { name: declining.start }).click();
    await page.getByRole('button', { name: declining.confirm, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: declining.doneTitle }).waitFor();
    expect(await violationsOn(page)).toEqual([]);

    // The borrower's open page hears of each answer by itself.
    await inviter.page.getByRole('link', { name: otherPerson.decide('Marcus') }).click();
    await inviter.page.getByText(otherPerson.declined('Marcus Whitfield')).waitFor();
    expect(await violationsOn(inviter.page)).toEqual([]);

    // The page of the no is still there when the link is opened again, with the way back.
    await page.reload();
    await page.getByRole('button', { name: declining.undo }).click();
    await page.getByRole('checkbox', { name: /^I am / }).waitFor();
    await inviter.page.getByText(otherPerson.states.invited, { exact: true }).waitFor();
    await page.getByRole('button', { name: declining.start }).click();
    await page.getByRole('button', { name: declining.confirm, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: declining.doneTitle }).waitFor();

    await inviter.page.getByRole('button', { name: otherPerson.alone }).click();
    await inviter.page.getByText(otherPerson.removeText('Marcus')).waitFor();
    await inviter.page.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => coborrowerOf(String(row?.id))).toBeNull();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: people.join.missingTitle }).waitFor();
    expect([...inviter.problems, ...invited.problems]).toEqual([]);
    await inviter.close();
    await invited.close();
  });

  it('leaves after joining, from the account page', async () => {
    const { page, problems, close } = await product.visit('phone');
    const inviter = await visitAs(product, { name: 'worked-example-couple', step: 'application3' });
    await inviter.page.getByText(otherPerson.states.invited, { exact: true }).waitFor();
    await joins(product, page);
    await inviter.page.getByText(otherPerson.carryOn('Marcus')).waitFor();
    await page.goto(`${product.url}/app/account`);
    await page.getByRole('button', { name: leaving.start }).click();
    await page.getByText(leaving.sure).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: leaving.confirm }).click();
    await page.getByRole('heading', { level: 1, name: leaving.doneTitle }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await inviter.page.getByRole('link', { name: otherPerson.decide('Marcus') }).click();
    await inviter.page.getByText(otherPerson.left('Marcus Whitfield')).waitFor();
    await page.goto(`${product.url}/app/application/1`);
    await page.waitForURL('**/app/login**');
    expect([...inviter.problems, ...problems]).toEqual([]);
    await inviter.close();
    await close();
  });
});
