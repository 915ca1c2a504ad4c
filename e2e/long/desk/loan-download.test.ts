import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loanDownload as words } from '#words/portal/desk/loan-download.ts';
import { documentDesk } from '#words/portal/loan-desk/work.ts';
import { sendDemoDocuments } from '../../../src/sandbox/pipeline/send-demo-documents.ts';
import { becomePersona } from '../../../src/sandbox/usecases/become-persona.ts';
import { filesOf } from '../../../src/server/db/repos/loan/files.ts';
import { unzipped } from '../../../src/testing/files/unzipped.ts';
import { checkBothWidths } from '../../both-widths.ts';
import { openProduct, type Product } from '../../product.ts';
import { staffAt } from '../../staff-visitor.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

/** Each walk loses a document of its own loan. */
const loanWithDocuments = async (): Promise<string> => {
  await becomePersona(product.container, { name: 'homeowner-with-one-job', step: 'applicationSubmitted' });
  const [newest] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
  const loanId = String(newest?.id);
  await sendDemoDocuments(product.container, loanId);
  return loanId;
};

describe.each([1280, 390])('a loan’s whole file at %i', (width) => {
  it('is taken as one ZIP, and names what it lacks', async () => {
    const loanId = await loanWithDocuments();
    const visitor = await staffAt(product, { role: 'processor', path: `/portal/loan/${loanId}/documents` });
    const { page, problems } = visitor;
    await page.setViewportSize({ width, height: 900 });
    await page.getByLabel(documentDesk.reason.label).fill('For the lender’s counsel');
    await page.getByRole('button', { name: documentDesk.reason.submit }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.take }).click();
    const taken = await download;
    expect(taken.suggestedFilename()).toMatch(/^HL-\d+\.zip$/);
    const files = unzipped(await readFile(await taken.path()));
    const kept = [...files.keys()].filter((name) => name.startsWith('Documents/'));
    expect(kept.length).toBeGreaterThan(2);
    await page.getByText(words.done, { exact: true }).waitFor();
    await checkBothWidths(page, width === 390 ? 1 : 0);

    const stored = await filesOf(product.container.database.db, loanId);
    const [lost] = stored.filter(({ name }) => kept.some((path) => path.endsWith(name)));
    await product.container.files.remove(lost?.storageKey ?? '');
    const second = page.waitForEvent('download');
    await page.getByRole('button', { name: words.take }).click();
    const left = unzipped(await readFile(await (await second).path()));
    expect(left.get('Index.csv')?.toString('utf8')).toContain('could not be read');
    await page
      .getByRole('status')
      .getByText(lost?.name ?? '', { exact: true })
      .waitFor();
    expect(problems).toEqual([]);
    await visitor.close();
  });
});
