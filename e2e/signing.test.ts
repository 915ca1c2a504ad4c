import { afterAll, beforeAll, expect, it } from 'vitest';
import { signing as words } from '#words/loan/signing.ts';
import { shell } from '#words/shell.ts';
import { consentCode } from '../src/server/usecases/documents/prepare-documents.ts';
import { violationsOn } from './axe.ts';
import { holdNext } from './held-calls.ts';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product, type Visitor, widths } from './product.ts';
import { adopt, signEverything } from './sign-in-browser.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const place = { name: 'homeowner-with-one-job', step: 'disclosures' };
const owner = async () => {
  const newest = "SELECT application_id FROM papers WHERE kind = 'electronicConsent' ORDER BY prepared_at DESC LIMIT 1";
  const [row] = await product.query(newest);
  return { applicationId: String(row?.application_id), person: 'borrower' as const };
};

/** Opens the PDF as a user does, and types the code it shows. */
const consent = async ({ page, context }: Visitor): Promise<void> => {
  await page.getByRole('heading', { name: words.consent.title }).waitFor();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: words.consent.open }).click();
  await (await opened).close();
  await page.getByLabel(words.consent.code).fill('WRONG1');
  await page.getByRole('button', { name: words.consent.agree }).click();
  await page.getByText(words.consent.wrong).waitFor();
  await page.getByLabel(words.consent.code).fill(consentCode(product.container, await owner()));
  await page.getByRole('button', { name: words.consent.agree }).click();
};

it('takes someone from the consent to the last signature by keyboard, through a reload', async () => {
  const visitor = await visitAs(product, place);
  const { page, problems } = visitor;
  expect(await violationsOn(page)).toEqual([]);
  await consent(visitor);
  await page.getByRole('heading', { name: words.adopt.title }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: words.adopt.submit }).click();
  await page.getByText(words.adopt.needCheck).waitFor();
  await page.getByLabel(words.adopt.check).check();
  await page.getByRole('button', { name: words.adopt.submit }).click();
  await page.getByRole('heading', { name: words.adopt.adopted }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: words.adopt.adopted }).waitFor();
  // A tablet that is turned: what folds away when narrow is there again when wide.
  const contents = page.getByRole('navigation', { name: words.documents });
  await page.setViewportSize(widths.phone);
  await contents.getByText(words.contents).waitFor();
  await contents.getByText(words.inThis).waitFor({ state: 'hidden' });
  await page.setViewportSize(widths.desktop);
  await contents.getByText(words.inThis).waitFor();
  await signEverything(visitor);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: words.done.goOn }).click();
  await page.waitForURL(/identity-verification/);
  // What is still to come takes three lines on a phone, and keeps its distance from both edges.
  await page.setViewportSize(widths.phone);
  const rail = page.locator('details > summary', { hasText: /^Identity/ });
  await rail.waitFor();
  const room = await rail.evaluate((line) => {
    const text = line.querySelector('p')?.getBoundingClientRect();
    return Math.min(
      (text?.top ?? 0) - line.getBoundingClientRect().top,
      line.getBoundingClientRect().bottom - (text?.bottom ?? 0),
    );
  });
  expect(room).toBeGreaterThanOrEqual(8);
  const [row] = await product.query('SELECT document FROM applications ORDER BY updated_at DESC LIMIT 1');
  expect(row?.document).toMatchObject({ borrower: { signing: { agreementSigned: true } } });
  expect(problems).toEqual([]);
  await visitor.close();
}, 90_000);

it('lets someone on a phone draw, decline, change their mind and take the consent back', async () => {
  const visitor = await visitAs(product, place, { width: 'phone' });
  const { page } = visitor;
  await consent(visitor);
  await page.getByRole('group', { name: words.adopt.title }).getByText(words.adopt.draw, { exact: true }).click();
  const pad = page.getByRole('img', { name: words.adopt.pad });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('no pad');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 50);
  await page.mouse.up();
  await page.getByLabel(words.adopt.check).check();
  await page.getByRole('button', { name: words.adopt.submit }).click();
  await page.getByRole('heading', { name: words.adopt.adopted }).waitFor();
  await page.getByRole('button', { name: words.paper.decline }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.declineDialog.yes }).click();
  await page.getByText(words.declinedNote).waitFor();
  await page.getByRole('button', { name: words.paper.takeBack }).click();
  await page.getByRole('button', { name: words.paper.decline }).waitFor();
  await page.getByRole('button', { name: words.paper.ask }).click();
  await page.getByRole('button', { name: words.paper.askSure.no }).click();
  await page.getByRole('button', { name: words.paper.ask }).click();
  await page.getByRole('button', { name: words.paper.askSure.yes }).click();
  await page.getByText(words.paper.asked).waitFor();
  const withdraw = page.getByRole('button', { name: words.paper.withdraw });
  await withdraw.click();
  await page.getByText(words.paper.withdrawSure.text).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await withdraw.evaluate((button) => button === document.activeElement)).toBe(true);
  const closeToast = page.locator('.toasts').getByRole('button', { name: shell.close });
  const closeToasts = async () => {
    while ((await closeToast.count()) > 0) await closeToast.first().click();
  };
  const takeBack = async () => {
    await closeToasts();
    await withdraw.click();
    await page.getByRole('button', { name: words.paper.withdrawSure.yes }).click();
  };
  await visitor.context.setOffline(true);
  await takeBack();
  await page.getByText(words.failed).waitFor();
  await visitor.context.setOffline(false);
  await takeBack();
  await page.getByText(words.consent.again).waitFor();
  await visitor.context.setOffline(true);
  await page.getByLabel(words.consent.code).fill('WRONG1');
  await closeToast.first().waitFor();
  await closeToasts();
  await page.getByRole('button', { name: words.consent.agree }).click();
  await page.getByText(words.failed).waitFor();
  expect(await page.getByLabel(words.consent.code).inputValue()).toBe('WRONG1');
  await visitor.close();
}, 60_000);

it('shows each document as one scroll, signs in any order, and moves nothing by itself', async () => {
  const visitor = await visitAs(product, place);
  const { page } = visitor;
  await consent(visitor);
  await adopt(visitor);
  const contents = page.getByRole('navigation', { name: words.documents });
  await contents.getByRole('button', { name: /Home Equity Credit Agreement/ }).click();
  await page.getByRole('heading', { level: 1, name: /Home Equity Credit Agreement/ }).waitFor();
  const parts = page.locator('article h2');
  expect(await parts.count()).toBe(await contents.locator('ol').last().getByRole('button').count());
  await page.getByText('In plain words', { exact: true }).first().waitFor();
  // The last place first: the signature stands before its initials, and the page stays where it is.
  const presses = page.getByRole('button', { name: /^(Place my initials|Sign): / });
  await presses.first().waitFor();
  const count = await presses.count();
  expect(count).toBeGreaterThan(1);
  await presses.last().scrollIntoViewIfNeeded();
  // On a wide screen the way out and help stay, and the contents stand below them.
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.y).toBe(0);
  expect((await contents.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  // With letters twice as large both are higher, and so is the bar: the contents keep to the room between them.
  const setLetters = (size: string) =>
    page.evaluate((share) => {
      document.documentElement.style.fontSize = share;
    }, size);
  const covered = async () => {
    const [above, list, bar] = await Promise.all(
      [page.getByRole('banner'), contents, page.getByRole('region', { name: words.bar.label })].map((part) =>
        part.boundingBox(),
      ),
    );
    const bottom = (list?.y ?? 0) + (list?.height ?? 0);
    return [Math.max(0, (above?.height ?? 0) - (list?.y ?? 0)), Math.max(0, bottom - (bar?.y ?? 0))].map(Math.round);
  };
  await setLetters('200%');
  await expect.poll(covered).toEqual([0, 0]);
  await setLetters('');
  await expect.poll(covered).toEqual([0, 0]);
  const at = await page.evaluate(() => window.scrollY);
  const pressing = await holdNext(page, 'signing.sign');
  await presses.last().click();
  await pressing.isSent();
  await pressing.release();
  await expect.poll(() => presses.count()).toBe(count - 1);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - at)).toBeLessThan(3);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id.startsWith('place-'))).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
  await contents.locator('ol').last().getByRole('button').first().click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id.startsWith('part-'))).toBe(true);
  await visitor.close();
});

it('keeps the columns of a table apart on a phone', async () => {
  const visitor = await visitAs(product, place, { width: 'phone' });
  const { page } = visitor;
  await consent(visitor);
  await adopt(visitor);
  await page.locator('article table').last().waitFor();
  const touching = await page.locator('article tr').evaluateAll((rows) => {
    const textOf = (cell: Element) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect();
    };
    return rows.flatMap((row) =>
      [...row.children].flatMap((cell, at) => {
        const next = row.children[at + 1];
        return next && textOf(next).left - textOf(cell).right < 8 ? [row.textContent] : [];
      }),
    );
  });
  expect(touching).toEqual([]);
  await visitor.close();
});

it('leads Back to the document one came from, with what was signed, and a reload stays in it', async () => {
  const visitor = await visitAs(product, place, { width: 'phone' });
  const { page, problems } = visitor;
  await consent(visitor);
  await adopt(visitor);
  const title = page.getByRole('heading', { level: 1 });
  const first = (await title.textContent()) ?? '';
  await signEverything(visitor, 1);
  const signed = page.getByText(/^1 of \d+ signed\.$/);
  await signed.waitFor();
  await page.getByRole('button', { name: /^Next document: / }).click();
  await expect.poll(() => title.textContent()).not.toBe(first);
  const second = (await title.textContent()) ?? '';
  await page.goBack();
  await expect.poll(() => title.textContent()).toBe(first);
  expect(new URL(page.url()).pathname).toMatch(/\/sign$/);
  await signed.waitFor();
  await page.goForward();
  await expect.poll(() => title.textContent()).toBe(second);
  expect(await page.locator(':focus').textContent()).toBe(second);
  await page.reload();
  await expect.poll(() => title.textContent()).toBe(second);
  await signed.waitFor();
  expect(problems).toEqual([]);
  await visitor.close();
});

it('tells the holder of a file what it is', async () => {
  const { page, close } = await product.visit();
  await page.goto(`${product.url}/verify`);
  const send = (buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('heading', { name: words.verify.title }).waitFor();
  await send(Buffer.from('%PDF-1.4 nothing'));
  await page.getByText(words.verify.results.notSealed).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await close();
});
