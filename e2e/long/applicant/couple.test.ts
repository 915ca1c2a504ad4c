import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeAccountEmail } from '#server/db/repos/accounts/accounts.ts';
import { findAccountOf } from '#server/db/repos/application/application-people.ts';
import { isLong } from '#testing/long-run/turns.ts';
import { jointDocument } from '#testing/stored/stored-people.ts';
import { otherPerson } from '#words/funnel/pages/other-person.ts';
import { people } from '#words/funnel/people.ts';
import type { Application } from '../../../src/entities/application/application.ts';
import { monthText } from '../../../src/entities/text/day-text.ts';
import { toDay } from '../../../src/entities/values/day.ts';
import { isComplete } from '../../../src/funnel/engine/is-complete.ts';
import { askedSteps } from '../../../src/funnel/engine/walk.ts';
import { applicationRail } from '../../../src/funnel/flows.ts';
import { workedExampleCouple } from '../../../src/sandbox/personas/worked-example-couple.ts';
import { violationsOn } from '../../axe.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, settled } from '../../product.ts';
import { answerPage } from '../../walker.ts';
import * as loan from '../../whole-loan.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const { borrower, coborrower } = workedExampleCouple;
const go = (page: Page) => page.getByRole('button', { name: 'Continue' }).locator('visible=true').click();

const invitationTo = async (email: string): Promise<string> => {
  await expect
    .poll(async () => (await product.mailsTo(email)).some((text) => text.includes('/app/join?token=')), {
      timeout: 10_000,
    })
    .toBe(true);
  const mail = (await product.mailsTo(email)).findLast((text) => text.includes('/app/join?token='));
  return /\/app\/join\?token=[\w-]+/.exec(mail ?? '')?.[0] ?? '';
};

const join = async (page: Page, link: string) => {
  await page.goto(product.url + link);
  await page.getByRole('heading', { name: /invited you to apply together/ }).waitFor();
  await page.getByRole('checkbox', { name: 'I am Marcus Whitfield' }).check();
  await page.getByLabel('Your date of birth').fill('06/21/1984');
  await page.getByRole('button', { name: 'Join and start' }).click();
  await page.waitForURL('**/is-self-employed');
  await settled(page);
};

/** Slow: only in the long run. */
if (isLong)
  describe('two people', () => {
    it('complete all nine parts in two browsers, each their own, side by side', async () => {
      const visitor = await visitAs(product, { name: workedExampleCouple.name, step: 'application' });
      const [row] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
      const applicationId = String(row?.id);
      const dana: loan.Actor = { product, persona: workedExampleCouple, person: 'borrower', visitor, applicationId };
      const marcus = await loan.join(dana);
      await Promise.all([loan.answerParts(dana), loan.answerParts(marcus)]);
      const [stored] = await product.query(
        'SELECT a.document, a.status, c.status AS his FROM applications a JOIN coborrower_progress c ON c.application_id = a.id WHERE a.id = $1',
        [applicationId],
      );
      const application = stored?.document as Application;
      for (const person of ['borrower', 'coborrower'] as const) {
        const asked = askedSteps({ application, variant: workedExampleCouple.variant, person });
        const parts = asked.filter((step) => applicationRail.includes(step));
        expect(parts.length).toBeGreaterThan(4);
        expect(parts.filter((step) => !isComplete(step, application, person)).map(({ key }) => key)).toEqual([]);
      }
      expect(application.coborrower?.employments).toMatchObject([{ employerName: 'City Schools' }]);
      expect(application.borrower.employments.map(({ employerName }) => employerName)).toContain(
        'Blue Ridge Pediatrics',
      );
      const saves = await product.query(
        "SELECT actor FROM events WHERE application_id = $1 AND kind = 'stepSaved' ORDER BY seq DESC LIMIT 14",
        [applicationId],
      );
      const turns = saves.filter(({ actor }, at) => at > 0 && saves[at - 1]?.actor !== actor).length;
      expect(turns).toBeGreaterThan(3);
      expect([...visitor.problems, ...marcus.visitor.problems]).toEqual([]);
      await visitor.close();
      await marcus.visitor.close();
    });
  });

describe('two people at once', () => {
  it('name, join, and fill in their parts side by side', async () => {
    const dana = await visitAs(product, { name: workedExampleCouple.name, step: 'coborrower' });
    await dana.page.locator('[id="hasCoborrower"]').check();
    await dana.page.getByLabel('First name').fill('Marcus');
    await dana.page.getByLabel('Last name').fill('Whitfield');
    await dana.page.getByLabel('Email address').fill('marcus.w@example.com');
    await go(dana.page);
    await dana.page.waitForURL('**/mortgage-balance');

    const marcus = await product.visit('phone');
    const link = await invitationTo('marcus.w@example.com');
    await marcus.page.goto(product.url + link);
    await marcus.page.getByRole('heading', { name: /invited you to apply together/ }).waitFor();
    expect(await violationsOn(marcus.page)).toEqual([]);
    await join(marcus.page, link);

    // The borrower sees that the coborrower has joined, and cannot see his answers.
    await dana.page.getByRole('link', { name: 'Back' }).locator('visible=true').click();
    const card = dana.page.getByRole('region', { name: 'Marcus Whitfield' });
    await card.getByText('Filling in their own part', { exact: true }).waitFor();
    expect(await violationsOn(dana.page)).toEqual([]);
    await marcus.page.locator('[id="isSelfEmployed-1"]').check();
    await marcus.page.getByLabel(/income/).fill('52000');
    await go(marcus.page);
    await marcus.page.waitForURL('**/credit-score');

    const danas = (async () => {
      const { page } = dana;
      await go(page);
      await page.waitForURL('**/mortgage-balance');
      await page
        .getByRole('button', { name: /Yes, it is on this home/ })
        .first()
        .waitFor();
    })();
    const his = (async () => {
      const { page } = marcus;
      const born = coborrower?.creditScore?.dateOfBirth ?? '';
      await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Marcus');
      await page.getByLabel(/Social Security/).fill(String(coborrower?.creditScore?.ssn));
      await page.locator('[id="dateOfBirth"]').fill(monthText(toDay(born)).replace('/', `/${born.slice(8)}/`));
      await page.getByRole('checkbox', { name: /agree|allow|authorize/i }).check();
      await go(page);
      await page.waitForURL('**/app/application/1');
    })();
    await Promise.all([danas, his]);

    await answerPage(marcus.page, 'application', coborrower?.application ?? {});
    await answerPage(marcus.page, 'application5', coborrower?.application5 ?? {});
    const joint = await jointDocument(product.container.database, 'marcus.w@example.com');
    expect(joint.document.borrower.firstName).toBe(borrower.creditScore?.firstName);
    expect(joint.document.coborrower).toMatchObject({ firstName: 'Marcus', creditType: 'joint', isEmployed: true });
    expect([...dana.problems, ...marcus.problems]).toEqual([]);
    await dana.close();
    await marcus.close();
  });

  it('are corrected where an address was mistyped: the right one is written to, the wrong link ends', async () => {
    const dana = await visitAs(product, { name: workedExampleCouple.name, step: 'coborrower' }, { width: 'phone' });
    const { page, problems } = dana;
    await page.locator('[id="hasCoborrower"]').check();
    await page.getByLabel('First name').fill('Marcus');
    await page.getByLabel('Last name').fill('Whitfield');
    await page.getByLabel('Email address').fill('marcsu@example.com');
    await go(page);
    await page.waitForURL('**/mortgage-balance');
    const wrong = await invitationTo('marcsu@example.com');
    await page.getByRole('link', { name: 'Back', exact: true }).locator('visible=true').click();
    await page.getByRole('button', { name: otherPerson.correct }).click();
    await expect.poll(() => page.locator(':focus').inputValue()).toBe('marcsu@example.com');
    await page.getByText(otherPerson.correctText('Marcus')).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('marcus.right@example.com');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/mortgage-balance');
    const marcus = await product.visit('phone');
    await marcus.page.goto(product.url + wrong);
    await marcus.page.getByRole('heading', { name: people.join.missingTitle }).waitFor();
    await join(marcus.page, await invitationTo('marcus.right@example.com'));
    expect(problems).toEqual([]);
    await dana.close();
    await marcus.close();
  });

  it('with one address pick their name and confirm their birth date at sign-in', async () => {
    const dana = await visitAs(product, { name: workedExampleCouple.name, step: 'coborrower' });
    const { page } = dana;
    await page.locator('[id="hasCoborrower"]').check();
    await page.getByLabel('First name').fill('Marcus');
    await page.getByLabel('Last name').fill('Whitfield');
    await page.getByLabel('Email address').fill('both@example.com');
    await go(page);
    await page.waitForURL('**/mortgage-balance');
    const { database } = product.container;
    const { id: applicationId } = await jointDocument(database, 'both@example.com');
    const borrowers = await findAccountOf(database.db, { applicationId, person: 'borrower' });
    await changeAccountEmail(database.db, borrowers ?? '', 'both@example.com');
    const marcus = await product.visit();
    await join(marcus.page, await invitationTo('both@example.com'));
    await marcus.page.getByRole('button', { name: 'Finish later' }).click();
    await marcus.page.getByRole('button', { name: 'Sign out now' }).click();
    await marcus.page.waitForURL('**/app/login**');
    await marcus.page.getByLabel('Email address').fill('both@example.com');
    await marcus.page.getByRole('button', { name: 'Email me a code' }).click();
    await marcus.page.getByLabel('Six-digit code').waitFor();
    const codeOf = async () => /code is (\d{6})/.exec((await product.mailsTo('both@example.com')).at(-1) ?? '')?.[1];
    await expect.poll(codeOf, { timeout: 10_000 }).toBeTruthy();
    await marcus.page.getByLabel('Six-digit code').fill((await codeOf()) ?? '');
    await marcus.page.getByRole('button', { name: 'Sign in' }).click();
    await marcus.page.getByRole('radio', { name: 'Marcus Whitfield' }).check();
    expect(await violationsOn(marcus.page)).toEqual([]);
    await marcus.page.getByLabel('Your date of birth').fill('06/21/1984');
    await marcus.page.getByRole('button', { name: 'Sign in' }).click();
    await marcus.page.waitForURL('**/is-self-employed');
    expect(marcus.problems).toEqual([]);
    await dana.close();
    await marcus.close();
  });
});
