import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentsPage as words } from '#words/loan/documents-page.ts';
import { fileRefusals } from '#words/loan/files.ts';
import { scriptedPdf, tableBomb } from '../../../src/testing/hostile/hostile-pdfs.ts';
import { lockedPdf, sampleHeic, samplePdf } from '../../../src/testing/sample-files.ts';
import { violationsOn } from '../../axe.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, settled, type Visitor, widthsAt } from '../../product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: samplePdf() });
const paystubs = ({ page }: Visitor) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Paystub' }) });
const atDocuments = (width: 'desktop' | 'phone' = 'desktop') =>
  visitAs(product, { name: 'gap-of-32-days', step: 'incomeDocs' }, { width });

/** Simulates dragging a file from the desktop onto the card. */
const drop = async (card: Locator, { name, mimeType, buffer }: ReturnType<typeof pdf>): Promise<void> => {
  const file = { name, mimeType, bytes: [...buffer] };
  const dataTransfer = await card.page().evaluateHandle(({ bytes, ...named }) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(bytes)], named.name, { type: named.mimeType }));
    return data;
  }, file);
  await card.locator('fieldset').first().dispatchEvent('drop', { dataTransfer });
};

describe('documents', () => {
  it.each(widthsAt(0))('are sent several at once and are there after a reload, on a %s', async (width) => {
    const visitor = await atDocuments(width);
    const { page, problems } = visitor;
    const card = paystubs(visitor);
    await card.waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await card
      .locator('input[type=file][multiple]')
      .setInputFiles([pdf('may.pdf'), { name: 'june.heic', mimeType: 'image/heic', buffer: sampleHeic() }]);
    await card.getByText(words.progressOf(2, 4)).waitFor();
    await expect.poll(() => card.getByText(words.standings.received).count()).toBe(2);
    expect(await violationsOn(page)).toEqual([]);
    await drop(card, { ...pdf('july.pdf'), buffer: Buffer.concat([samplePdf(), Buffer.from('% July')]) });
    await card.getByText(words.progressOf(3, 4)).waitFor();
    await page.reload();
    await settled(page);
    await card.getByText(words.progressOf(3, 4)).waitFor();
    await card.getByRole('button', { name: 'Open june.heic' }).waitFor();
    expect(problems).toEqual([]);
    await visitor.close();
  });

  it('that cannot be read say why and what to do, and keep the others', async () => {
    const visitor = await atDocuments();
    const card = paystubs(visitor);
    await card
      .locator('input[type=file][multiple]')
      .setInputFiles([
        { name: 'locked.pdf', mimeType: 'application/pdf', buffer: lockedPdf() },
        { name: 'form.pdf', mimeType: 'application/pdf', buffer: scriptedPdf() },
        { name: 'endless.pdf', mimeType: 'application/pdf', buffer: tableBomb(10_000_000) },
        { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') },
        pdf('good.pdf'),
      ]);
    const { lockedPdf: locked, activeContent, notChecked, empty, typeNotAccepted } = fileRefusals;
    for (const reason of [locked, activeContent, notChecked, empty, typeNotAccepted])
      await card.getByRole('alert').filter({ hasText: reason }).waitFor();
    await card.getByText(words.progressOf(1, 4)).waitFor();
    await card.getByRole('button', { name: `${words.dismiss} locked.pdf` }).click();
    await expect.poll(() => card.getByText('locked.pdf').count()).toBe(0);
    await visitor.close();
  });

  it('show how far they are, survive a lost connection and arrive whole', async () => {
    const visitor = await atDocuments();
    const { page, context } = visitor;
    const card = paystubs(visitor);
    await card.waitFor();
    let lost = 0;
    await context.route('**/api/files', (route) => {
      lost += 1;
      return lost === 1 ? route.abort('connectionreset') : route.continue();
    });
    const shares: number[] = [];
    await page.exposeFunction('noteShare', (share: number) => shares.push(share));
    await page.evaluate(() => {
      new MutationObserver(() => {
        const bar = document.querySelector<HTMLProgressElement>('main progress');
        if (bar) (window as unknown as { noteShare: (share: number) => void }).noteShare(bar.value);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    const size = 50 * 1024 * 1024;
    const folder = mkdtempSync(join(tmpdir(), 'hearthline-documents-'));
    writeFileSync(join(folder, 'year.pdf'), samplePdf({ padding: size }));
    await card.locator('input[type=file][multiple]').setInputFiles(join(folder, 'year.pdf'));
    await card.getByText(words.progressOf(1, 4)).waitFor({ timeout: 45_000 });
    expect(lost).toBe(2);
    expect(Math.max(...shares)).toBe(1);
    const [row] = await product.query("SELECT size FROM files WHERE name = 'year.pdf'");
    expect(Number(row?.size)).toBeGreaterThan(size);
    rmSync(folder, { recursive: true });
    await visitor.close();
  });

  it('go on arriving when their page is left, and say so where one is when they do not', async () => {
    const visitor = await atDocuments();
    const { page, context } = visitor;
    const card = paystubs(visitor);
    await card.waitFor();
    const held: Route[] = [];
    await context.route('**/api/files', (route) => void held.push(route));
    const text = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') };
    await card.locator('input[type=file][multiple]').setInputFiles([pdf('first.pdf'), text]);
    await expect.poll(() => held.length).toBe(1);
    await page.getByRole('link', { name: 'Back', exact: true }).locator('visible=true').click();
    await page.waitForURL(({ pathname }) => !pathname.endsWith('/upload'));
    await held[0]?.continue();
    await expect.poll(() => held.length).toBe(2);
    await held[1]?.continue();
    await page.getByText(words.notSent('notes.jpg')).waitFor();
    await page.getByText(fileRefusals.typeNotAccepted).waitFor();
    expect(await product.query("SELECT id FROM files WHERE name = 'first.pdf'")).toHaveLength(1);
    await visitor.close();
  });

  it('that never arrive wait for one press', async () => {
    const visitor = await atDocuments();
    const { page, context } = visitor;
    const card = paystubs(visitor);
    await card.waitFor();
    await context.route('**/api/files', (route) => route.abort('connectionreset'));
    await card.locator('input[type=file][multiple]').setInputFiles([pdf('train.pdf')]);
    await card.getByText(words.lost).waitFor({ timeout: 30_000 });
    expect(await violationsOn(page)).toEqual([]);
    await context.unroute('**/api/files');
    await card.getByRole('button', { name: `${words.again} train.pdf` }).click();
    await card.getByText(words.progressOf(1, 4)).waitFor();
    await visitor.close();
  });
});
