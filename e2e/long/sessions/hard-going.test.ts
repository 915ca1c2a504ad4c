import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLong } from '#testing/long-run/turns.ts';
import { homeLoans } from '#words/funnel/pages/home-loans.ts';
import { steps as words } from '#words/funnel/steps.ts';
import type { Field } from '../../../src/funnel/engine/field.ts';
import { homeownerWithOneJob } from '../../../src/sandbox/personas/homeowner-with-one-job.ts';
import { answersAt } from '../../../src/sandbox/personas/parts/answered-step.ts';
import { openProduct, type Product } from '../../product.ts';
import { answerOnTheWay, begin, isOffer, pagesToOffer } from '../../walk-to-offer.ts';
import { typed } from '../../walker.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

/** A phone with a weak signal. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 60_000, uploadThroughput: 30_000 };

const pages = pagesToOffer(homeownerWithOneJob).filter(({ step }) => !['name', 'email'].includes(step.key));

/** Slow: only in the long run. */
if (isLong)
  it('a slow network slows the way to an offer and loses nothing of it', { timeout: 180_000 }, async () => {
    const { page, context, problems, close } = await begin(product, homeownerWithOneJob, 'phone');
    page.setDefaultTimeout(60_000);
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', SLOW);
    await page.reload();
    for (const visit of pages) {
      await page.locator('main:not([inert]) h1').first().waitFor();
      if (isOffer(visit.step.key)) await page.getByRole('slider').first().waitFor();
      else await answerOnTheWay(page, homeownerWithOneJob, visit);
    }
    expect(problems).toEqual([]);
    await close();
  });

const MOST_TABS = 80;

/** Presses Tab until the target has focus, as a user without a mouse does. */
const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    const isThere = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No key leads to ${selector} on ${page.url()}`);
};

const byId = (id: string): string => `[id="${id}"]`;

/** A group of radio buttons is one stop; arrows choose within it. */
const choose = async (page: Page, { path, place }: { path: string; place: number }): Promise<void> => {
  await tabTo(page, `${byId(path)}, [id^="${path}-"]`);
  await page.keyboard.press('Space');
  for (let moves = 0; moves < place; moves += 1) await page.keyboard.press('ArrowDown');
};

const answerByKeys = async (page: Page, field: Field, { path, value }: { path: string; value: unknown }) => {
  if (value === null || value === undefined) return;
  if (field.kind === 'address') {
    const { line1, zip, city, state } = value as Record<string, string>;
    for (const [part, text] of Object.entries({ line1, city, state, zip })) {
      if ((await page.locator(byId(`${path}.${part}`)).inputValue()) === text) continue;
      await tabTo(page, byId(`${path}.${part}`));
      await page.keyboard.type(String(text));
    }
    return;
  }
  if (field.kind === 'choice') return choose(page, { path, place: (field.options ?? []).indexOf(String(value)) });
  if (field.kind === 'yesNo') return choose(page, { path, place: value === true ? 0 : 1 });
  if (field.kind === 'statement') {
    await tabTo(page, byId(path));
    if (value === true && !(await page.locator(byId(path)).isChecked())) await page.keyboard.press('Space');
    return;
  }
  await tabTo(page, byId(path));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(typed(field, value));
};

const confirmByKeys = async (page: Page): Promise<void> => {
  await tabTo(page, `[aria-label^="${homeLoans.confirm}"]`);
  await page.keyboard.press('Enter');
  for (const name of ['taxIncludedInMonthlyPayment', 'insuranceIncludedInMonthlyPayment'])
    await choose(page, { path: `mortgages.0.${name}`, place: 0 });
};

it('the way to an offer needs no mouse', { timeout: 180_000 }, async () => {
  const { page, problems, close } = await product.visit();
  await page.goto(product.url);
  const { name, email } = homeownerWithOneJob.borrower;
  for (const [id, text] of Object.entries({ ...name, ...email, email: 'by-keys@example.com' })) {
    await tabTo(page, byId(id));
    await page.keyboard.type(String(text));
  }
  await page.keyboard.press('Enter');
  for (const { step, before, person } of pages) {
    const key = step.key as keyof typeof words;
    await page.waitForURL(`**${step.path}`);
    if (isOffer(key)) {
      const slider = page.locator('[type=range]');
      await slider.waitFor();
      await tabTo(page, '[type=range]');
      const at = await slider.inputValue();
      await page.keyboard.press('ArrowLeft');
      expect(Number(await slider.inputValue())).toBeLessThan(Number(at));
      break;
    }
    await page.getByRole('heading', { level: 1, name: words[key].question }).waitFor();
    const answers = answersAt(before, { persona: homeownerWithOneJob, step, person });
    if (key === 'mortgageBalance') await confirmByKeys(page);
    for (const field of step.fields.filter(({ kind }) => kind !== 'list')) {
      if (!(field.isAsked?.(answers) ?? true)) continue;
      await answerByKeys(page, field, { path: field.name, value: answers[field.name] });
    }
    await tabTo(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
  }
  expect(problems).toEqual([]);
  await close();
});
