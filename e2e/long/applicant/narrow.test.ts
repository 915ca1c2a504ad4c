import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeAccountEmail } from '#server/db/repos/accounts/accounts.ts';
import { findAccountOf } from '#server/db/repos/application/application-people.ts';
import { byTurns, oneByTurns } from '#testing/long-run/turns.ts';
import { verification } from '#words/funnel/verification.ts';
import { shell } from '#words/shell.ts';
import { type StepKey, steps } from '../../../src/funnel/steps.ts';
import { journeyOf } from '../../../src/sandbox/personas/journey.ts';
import { personas } from '../../../src/sandbox/personas/personas.ts';
import { messagePreviews } from '../../../src/server/messages/message-previews.ts';
import { violationsOn } from '../../axe.ts';
import { visitHub } from '../../hub-visitor.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, settled } from '../../product.ts';
import { consent } from '../../sign-in-browser.ts';
import { receivePapers } from '../../walker.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

/** Where the page scrolls sideways, with the innermost elements that reach over the edge. */
const sideways = async (page: Page): Promise<{ beyond: number; wide: string[] }> => {
  const beyond = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
  if (beyond === 0) return { beyond, wide: [] };
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .slice(-3)
      .map((element) => `${element.tagName}.${element.className}: ${element.textContent?.slice(0, 40)}`),
  );
  return { beyond, wide };
};

/** The narrowest screen WCAG 1.4.10 names, and letters twice as large on a phone (1.4.4); the page has its heading. */
const checkNarrow = async (page: Page): Promise<void> => {
  await settled(page);
  const place = new URL(page.url()).pathname;
  for (const [width, letters] of [
    [320, '100%'],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, letters);
    expect([place, width, letters, await sideways(page)]).toEqual([place, width, letters, { beyond: 0, wide: [] }]);
  }
  expect([place, await page.locator('h1:visible').count()]).toEqual([place, 1]);
};

/** Each page once, by a persona whose journey meets it. */
const pages = (Object.keys(steps) as StepKey[]).flatMap((key) => {
  const persona = personas.find((each) =>
    journeyOf(each).some(({ step, person }) => step.key === key && person === 'borrower'),
  );
  return persona && steps[key].path !== '/' ? [{ key, name: persona.name }] : [];
});
describe('on the narrowest phone', () => {
  it.each(byTurns(pages, 10))('$key does not scroll sideways', async ({ key, name }) => {
    const { page, close } = await visitAs(product, { name, step: key }, { width: 'phone' });
    await checkNarrow(page);
    await close();
  });

  it('the summary does not scroll sideways, while it is open and once it is sent', async () => {
    for (const step of ['application8', 'applicationSubmitted']) {
      const { page, close } = await visitAs(product, { name: 'worked-example-couple', step }, { width: 'phone' });
      await page.goto(`${product.url}/app/application/application-summary`);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await checkNarrow(page);
      await close();
    }
  });

  it.each(
    oneByTurns([
      ['low-equity', 'low-equity'],
      ['low-score', 'boost'],
      ['late-payment', 'late-payment'],
    ] as const),
  )('the refusal of %s does not scroll sideways', async (name, slug) => {
    const persona = personas.find((each) => each.name === name);
    const last = persona && journeyOf(persona).at(-1);
    const { page, close } = await visitAs(product, { name, step: String(last?.step.key) }, { width: 'phone' });
    await page.goto(`${product.url}/app/ineligible/${slug}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await checkNarrow(page);
    await close();
  });

  it('the waitlist has its heading, also for a visitor without an application', async () => {
    const { page, close } = await product.visit('phone');
    await page.goto(`${product.url}/app/initial-setup/zip?view=waitlist`);
    await expect.poll(() => page.locator('main:not([inert])').count()).toBe(1);
    await expect.poll(() => page.locator('h1:visible').count()).toBe(1);
    await checkNarrow(page);
    expect(await violationsOn(page)).toEqual([]);
    await close();
  });
});

/** Loan numbers on the page that break after their hyphen. */
const brokenNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? '';
      const found = /HL-\d+/.exec(text);
      if (found === null) continue;
      const range = document.createRange();
      range.setStart(texts.currentNode, found.index);
      range.setEnd(texts.currentNode, found.index + found[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(text);
    }
    return broken;
  });

/** Texts that reach over the inner edge of their box, though the page does not scroll. */
const overEdge = (page: Page, box: string): Promise<string[]> =>
  page.locator(box).evaluateAll((boxes) =>
    boxes.flatMap((each) => {
      const edge = each.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(each).paddingRight);
      return [...each.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > edge + 1)
        .map((element) => element.textContent ?? '');
    }),
  );

it('a long email address stays in its box', async () => {
  const email = 'almaandthewholefamilyreyes@mail.example.com';
  const { page, close } = await visitAs(
    product,
    { name: 'homeowner-with-one-job', step: 'application' },
    { width: 'phone' },
  );
  const { db } = product.container.database;
  const [row] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
  const account = await findAccountOf(db, { applicationId: String(row?.id), person: 'borrower' });
  await changeAccountEmail(db, account ?? '', email);
  await page.reload();
  await receivePapers(page);
  await page.getByText(email).waitFor();
  expect(await overEdge(page, 'section.card')).toEqual([]);
  await close();
  const stranger = await product.visit('phone');
  await stranger.page.goto(`${product.url}/app/login`);
  await stranger.page.getByLabel(/Email/).fill(email);
  await stranger.page.keyboard.press('Enter');
  await stranger.page.getByText(email).waitFor();
  expect(await overEdge(stranger.page, '.note')).toEqual([]);
  await stranger.close();
});

it('a loan number stays on one line, at any width of a phone', async () => {
  const atEveryWidth = async (page: Page) => {
    for (let width = 320; width <= 440; width += 6) {
      await page.setViewportSize({ width, height: 844 });
      expect([width, await brokenNumbers(page)]).toEqual([width, []]);
    }
  };
  const hub = await visitHub(product, { width: 'phone' });
  await hub.page
    .getByText(/HL-\d+/)
    .first()
    .waitFor();
  await atEveryWidth(hub.page);
  await hub.close();
  const asking = await visitAs(product, { name: 'homeowner-with-one-job', step: 'application3' }, { width: 'phone' });
  await asking.page.getByLabel(shell.menu).click();
  await asking.page.getByRole('button', { name: shell.help }).locator('visible=true').click();
  await asking.page
    .getByRole('dialog')
    .getByText(/HL-\d+/)
    .waitFor();
  await atEveryWidth(asking.page);
  await asking.close();
  const name = 'homeowner-with-one-job';
  const signing = await visitAs(product, { name, step: 'disclosures' }, { width: 'phone' });
  const [row] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
  await consent(product, signing, { applicationId: String(row?.id), person: 'borrower' });
  await signing.page
    .getByRole('article')
    .getByText(/HL-\d+/)
    .first()
    .waitFor();
  const contents = signing.page.getByRole('button', { name: /^(Read next|Next document)/ });
  await atEveryWidth(signing.page);
  while (await contents.first().isVisible()) {
    await contents.first().click();
    await signing.page.getByRole('article').getByRole('heading', { level: 2 }).first().waitFor();
    await atEveryWidth(signing.page);
  }
  await signing.close();
});

it('what income still needs stays inside its card', async () => {
  const { page, close } = await visitAs(
    product,
    { name: 'homeowner-with-one-job', step: 'application6' },
    { width: 'phone' },
  );
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('region', { name: verification.papers }).getByText(/later/).first().waitFor();
  expect(await overEdge(page, 'section.card')).toEqual([]);
  await close();
});

describe('at 390 px', () => {
  it.each([
    ['creditRange', 'homeowner-with-one-job'],
    ['mcr', 'partner-lead'],
  ] as const)('%s has targets large enough for a finger', async (step, name) => {
    const { page, close } = await visitAs(product, { name, step }, { width: 'phone' });
    expect(await violationsOn(page)).toEqual([]);
    await close();
  });
});

it('every mail fits the narrowest phone', async () => {
  const { lender, env } = product.container;
  const { page, close } = await product.visit('phone');
  await page.setViewportSize({ width: 320, height: 700 });
  const wide: string[] = [];
  for (const { name, html } of messagePreviews({ locale: env.LOCALE, lender })) {
    await page.setContent(html);
    if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) wide.push(name);
  }
  expect(wide).toEqual([]);
  await close();
});
