import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contact } from '#words/funnel/contact.ts';
import { lastLook } from '#words/funnel/pages/send-application.ts';
import { hubWords as words } from '#words/loan/hub.ts';
import { receipt } from '#words/loan/receipt.ts';
import { signing } from '#words/loan/signing.ts';
import { applicationRail } from '../src/funnel/flows.ts';
import { paths } from '../src/funnel/paths.ts';
import { steps } from '../src/funnel/steps.ts';
import { personas } from '../src/sandbox/personas/personas.ts';
import { recordClosingPapers } from '../src/server/usecases/closing/open-account.ts';
import { currentConditions } from '../src/server/usecases/conditions/current-conditions.ts';
import { verifyFacts } from '../src/testing/closing.ts';
import { decideAs, seenElsewhere } from '../src/testing/loan-staff.ts';
import { violationsOn } from './axe.ts';
import { checkTheBankPage } from './checks/check-bank-page.ts';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product, settled, type Width, widths } from './product.ts';
import { adopt, consent, signEverything } from './sign-in-browser.ts';
import * as loan from './whole-loan.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const NAME = 'homeowner-with-one-job';
const HUB = steps.applicationSubmitted.path;

type Device = Parameters<Product['visit']>[1];

const begin = async (step: string, width: Width, options?: Device): Promise<loan.Actor> => {
  const persona = personas.find(({ name }) => name === NAME);
  if (!persona) throw new Error(`no ${NAME}`);
  const visitor = await visitAs(product, { name: NAME, step }, { width, options });
  const [row] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
  return { product, persona, person: 'borrower', visitor, applicationId: String(row?.id) };
};

/** Who comes to a page from another starts at its heading, with a screen reader too. */
const startsAtHeading = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

/** Nine lines in the order of the rail, each opened in place, and the button beside them. */
const checkTheAnswers = async (page: Page): Promise<void> => {
  await page.waitForURL(`**${paths.applicationSummary}`);
  await page.getByRole('heading', { level: 1, name: /^Check your answers, Alma/ }).waitFor();
  await startsAtHeading(page);
  const lines = page.locator('main details[data-part]');
  const parts = await lines.evaluateAll((all) => all.map((line) => line.getAttribute('data-part')));
  expect(parts).toEqual([...applicationRail.map(({ key }) => key), 'before', 'after']);
  const home = page.locator('details[data-part="application3"]');
  expect(await home.locator('summary').textContent()).toMatch(/Property Info.*212 Fatherland Street/);
  // A mark at the end of each line says that it opens, clear of the link to edit.
  const marks = await lines.locator('> summary > svg:last-child').evaluateAll((all) =>
    all.map((mark) => {
      const edit = mark.closest('li')?.querySelector(':scope > a')?.getBoundingClientRect();
      const { left, width } = mark.getBoundingClientRect();
      return width > 0 && (edit === undefined || edit.right < left);
    }),
  );
  expect(marks).toEqual(parts.map(() => true));
  const sent = page.getByRole('region', { name: lastLook.title });
  await sent.getByText(/^A request for a line of \$60,000 at \d+\.\d\d% APR, variable, with(out)? a fee/).waitFor();
  expect(await home.locator('dl').isVisible()).toBe(false);
  await home.locator('summary').click();
  await home.locator('dt', { hasText: 'Yearly property tax' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Edit Property Info' }).click();
  await page.waitForURL(`**${steps.application3.path}`);
  await page.goBack();
  await page.getByRole('button', { name: lastLook.button.borrower }).waitFor();
};

/** On a phone the button waits at the bottom edge all the way down the answers, and covers nothing at their end. */
const checkTheDock = async (page: Page): Promise<void> => {
  await page.setViewportSize(widths.phone);
  const button = page.getByRole('button', { name: lastLook.button.borrower });
  const edges = async () => {
    const box = await button.boundingBox();
    return box && { top: box.y, bottom: box.y + box.height };
  };
  const bottom = widths.phone.height;
  // After Back, a page that grows keeps the place one came from until somebody moves.
  await page.keyboard.press('Shift');
  for (const end of ['top', 'bottom']) {
    await page.evaluate((at) => window.scrollTo(0, at === 'top' ? 0 : document.documentElement.scrollHeight), end);
    const at = await edges();
    expect(at?.top).toBeGreaterThan(bottom - 100);
    expect(at?.bottom).toBeLessThanOrEqual(bottom);
  }
  // What will be sent follows the answers; who lends and how to be reached come after it.
  const topOf = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y ?? 0;
  expect(await topOf(lastLook.title)).toBeLessThan(await topOf(contact.title));
  const last = await page.getByRole('link', { name: 'Terms' }).boundingBox();
  expect((last?.y ?? bottom) + (last?.height ?? 0)).toBeLessThanOrEqual((await edges())?.top ?? 0);
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize(widths.desktop);
};

/** The minute and the days under it are the lender's, wherever the device is: they are what the deadlines count from. */
const checkTheReceipt = async (page: Page): Promise<void> => {
  const [row] = await product.query("SELECT to_char(now() AT TIME ZONE 'America/New_York', 'Mon FMDD') AS day");
  const sent = page.getByRole('region', { name: receipt.card }).locator('dd').first();
  expect(await sent.textContent()).toMatch(new RegExp(`^${row?.day}, .*\\sEastern\\sTime$`));
  await page.getByText(`${receipt.stages.applied}, ${row?.day}`, { exact: true }).waitFor();
  // It says what the hub will say: the next step is whose turn it is.
  const turn = await page.locator('main li[aria-current=step] strong').innerText();
  expect([turn, await page.locator('main .lede').innerText()]).toEqual([
    receipt.stages.documents({ isYours: true, other: null }),
    expect.stringMatching(/^The next step is yours: /),
  ]);
  await page.setViewportSize(widths.phone);
  const review = page.locator('main li strong', { hasText: receipt.stages.review });
  expect(await review.innerText()).toMatch(/about [A-Z][a-z]{2}\u00a0\d+$/);
  await page.setViewportSize(widths.desktop);
  expect(await violationsOn(page)).toEqual([]);
};

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

describe('the parts of the hub', () => {
  it('stay in the hub, also right after the application was sent', async () => {
    // Where it is already the next day for most of the lender's.
    const actor = await begin('loanDisbursement', 'desktop', { timezoneId: 'Pacific/Kiritimati' });
    await checkTheBankPage(actor.visitor.page);
    await loan.fillAccount(actor);
    await checkTheAnswers(actor.visitor.page);
    await checkTheDock(actor.visitor.page);
    await loan.pressSend(actor);
    await checkTheReceipt(actor.visitor.page);
    await loan.leaveReceipt(actor);
    await loan.atHub(actor);
    const { page, close } = actor.visitor;
    const tabs = page.getByRole('navigation', { name: words.links.label });
    for (const [name, hash] of [
      [words.links.papers, '#papers'],
      [words.links.messages, '#messages'],
      [words.links.toDo, '#to-do'],
    ] as const) {
      await tabs.getByRole('link', { name }).click();
      await tabs.locator('[aria-current]', { hasText: name }).waitFor();
      const { pathname, hash: at } = new URL(page.url());
      expect([pathname, at]).toEqual([HUB, hash]);
    }
    await close();
  });

  it('are one press apart on a phone, with the last day to cancel on top', async () => {
    const actor = await begin('applicationSubmitted', 'phone');
    const { applicationId, visitor } = actor;
    const { page } = visitor;
    await loan.atHub(actor);
    expect(await heightOf(page)).toBeLessThanOrEqual(2000);
    // What needs the reader comes before how far the loan is.
    const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
    expect(await topOf('#to-do')).toBeLessThan(await topOf(`[aria-label="${words.tracker.label}"]`));
    // Once the employer is asked, it is their turn: one thing less needs the applicant.
    const count = async () => Number(await page.locator('#to-do span').textContent());
    const before = await count();
    const employer = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Employer/ }) });
    await employer.getByText(/by email$/).click();
    await employer.getByRole('textbox').fill('people@hospital.example');
    await employer.getByRole('button', { name: words.email.send }).click();
    await expect.poll(count).toBe(before - 1);
    // Seen from every part of the hub.
    const toDo = page
      .getByRole('navigation', { name: words.links.label })
      .getByRole('link', { name: words.links.toDo });
    expect(await toDo.textContent()).toMatch(new RegExp(`${before - 1} left$`));
    const held = page.getByRole('region', { name: /Who has what/ });
    await held.getByText(/was asked .* and has until [A-Z][a-z]+ \d+$/).waitFor();
    // Each row begins with the initials of who has it.
    await held.getByText('MG', { exact: true }).waitFor();
    expect(await held.getByText(/^[A-Z]{1,2}$/).count()).toBe(await held.getByRole('listitem').count());
    for (const row of await held.getByRole('listitem').allInnerTexts())
      expect(row).toMatch(/(until|by) [A-Z][a-z]+ \d+|on the day you sign/);
    expect(await violationsOn(page)).toEqual([]);
    await loan.book(actor);
    await page.getByRole('heading', { name: /^You sign on/ }).waitFor();
    expect(await heightOf(page)).toBeLessThanOrEqual(2000);
    await verifyFacts(product.container, applicationId);
    const { conditions } = await currentConditions(product.container, applicationId);
    for (const { key, request, state } of conditions) {
      if (state === 'accepted' || request.priorTo === 'funding') continue;
      await decideAs(product.container, { role: 'underwriter', applicationId, key, decision: seenElsewhere });
    }
    const opened = await recordClosingPapers(product.container, { applicationId, owner: 'borrower' });
    expect(opened).toEqual({ kind: 'opened' });
    const deadline = page.getByRole('region', { name: words.deadline.label });
    await deadline.waitFor();
    expect((await deadline.boundingBox())?.y).toBeLessThan(300);
    await deadline.getByRole('button', { name: words.cancel.start }).waitFor();
    // A day of this week needs no year.
    await deadline.getByText(/^[A-Z][a-z]+day, [A-Z][a-z]{2} \d+, 11:59 pm$/).waitFor();
    const tabs = page.getByRole('navigation', { name: words.links.label });
    expect(await violationsOn(page)).toEqual([]);
    expect(await heightOf(page)).toBeLessThanOrEqual(2000);
    await tabs.getByRole('link', { name: words.links.messages }).click();
    await page.getByLabel(words.messages.label).waitFor();
    expect(await page.locator('#to-do').isVisible()).toBe(false);
    expect(await violationsOn(page)).toEqual([]);
    await visitor.close();
  });
});

describe('signing on a phone', () => {
  it('ends at a button in view', async () => {
    const actor = await begin('disclosures', 'phone');
    const { visitor, applicationId } = actor;
    const { page } = visitor;
    await consent(product, visitor, { applicationId, person: 'borrower' });
    await adopt(visitor);
    await page.getByText(/^\d+ documents, \d+ pages, about \d+ minutes to read\.$/).waitFor();
    await page
      .getByText(/^Page 2 of \d+$/)
      .first()
      .waitFor();
    await signEverything(visitor);
    const end = page.getByRole('button', { name: signing.done.goOn });
    await end.waitFor();
    const isInView = () =>
      end.evaluate((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
    await expect.poll(isInView).toBe(true);
    expect(await page.getByRole('button', { name: /^Next place to sign/ }).count()).toBe(0);
    await end.click();
    await settled(page);
    await visitor.close();
  });
});
