import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#words/errors.ts';
import { pullWords as words } from '#words/funnel/pages/pull-progress.ts';
import { homeownerWithOneJob as persona } from '../../../src/sandbox/personas/homeowner-with-one-job.ts';
import { answersAt } from '../../../src/sandbox/personas/parts/answered-step.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product } from '../../product.ts';
import { pagesToOffer } from '../../walk-to-offer.ts';
import { fillFields } from '../../walker.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const switchTo = (behavior: string) =>
  product.query(
    `INSERT INTO sandbox_switches (vendor, behaviour) VALUES ('creditBureau', $1)
     ON CONFLICT (vendor) DO UPDATE SET behaviour = $1`,
    [behavior],
  );

/** What the bureau was asked for this applicant, and when: each time is an inquiry on somebody's file. */
const asked = () =>
  product.query(
    `SELECT asked_at, outcome FROM reports WHERE kind LIKE '%Credit' AND application_id =
       (SELECT id FROM applications ORDER BY created_at DESC LIMIT 1)`,
  );
const outcomes = async () => (await asked()).map(({ outcome }) => outcome);

const firstAsked = async () => {
  await expect.poll(outcomes).toEqual(['asking']);
  return asked();
};

/** On the credit check, answered and sent, with a bureau that takes its time. */
const sendToSlowBureau = async () => {
  await switchTo('slow');
  const visitor = await visitAs(product, { name: persona.name, step: 'creditScore' }, { width: 'phone' });
  const visit = pagesToOffer(persona).find(({ step }) => step.key === 'creditScore');
  if (visit === undefined) throw new Error('The journey has no credit check.');
  const { step, person } = visit;
  const answers = answersAt(visit.before, { persona, step, person });
  await fillFields(visitor.page, step.fields, { key: step.key, path: '', answers });
  const checkUrl = visitor.page.url();
  await visitor.page.getByRole('button', { name: 'Continue', exact: true }).locator('visible=true').click();
  const progress = visitor.page.getByRole('region', { name: words.title });
  await progress.getByText(words.whats.credit).waitFor();
  return { ...visitor, progress, checkUrl };
};

const leftCheck = (page: Page, checkUrl: string) => page.waitForURL((url) => String(url) !== checkUrl);

describe('a credit bureau that takes long', () => {
  it('is said to, asks no one to wait, and adds its answer later, asked once', async () => {
    const { page, progress, problems, checkUrl, close } = await sendToSlowBureau();
    const first = await firstAsked();
    await progress.getByText(words.slowLede).waitFor();
    await progress.getByRole('button', { name: words.goOn }).click();
    await leftCheck(page, checkUrl);
    await page.locator('main:not([inert]) h1').first().waitFor();
    await expect.poll(outcomes, { timeout: 15_000 }).toEqual(['found']);
    expect(await asked()).toMatchObject(first.map(({ asked_at }) => ({ asked_at })));
    await switchTo('found');
    expect(problems).toEqual([]);
    await close();
  });

  it('is not asked again by a page that is loaded again, or opened beside, while it takes its time', async () => {
    const { page, context, problems, checkUrl, close } = await sendToSlowBureau();
    const first = await firstAsked();
    await page.reload();
    const beside = await context.newPage();
    await beside.goto(checkUrl);
    for (const each of [page, beside]) {
      await each.locator('main:not([inert]) h1').first().waitFor();
      expect(await each.getByText(errors.notSaved.title).count()).toBe(0);
    }
    await expect.poll(outcomes, { timeout: 15_000 }).toEqual(['found']);
    expect(await asked()).toMatchObject(first.map(({ asked_at }) => ({ asked_at })));
    await switchTo('found');
    expect(problems).toEqual([]);
    await close();
  });
});
