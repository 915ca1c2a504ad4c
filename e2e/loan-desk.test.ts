import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byTurns } from '#testing/long-run/turns.ts';
import { errors } from '#words/errors.ts';
import { closingDesk } from '#words/portal/loan-desk/closing.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import { auditDesk } from '#words/portal/loan-desk/threads.ts';
import { documentDesk } from '#words/portal/loan-desk/work.ts';
import { loanTabs } from '../src/entities/contract/loan-tab.ts';
import { violationsOn } from './axe.ts';
import { checkBothWidths, checkReflow } from './both-widths.ts';
import { breakAmong } from './held-calls.ts';
import { visitHub } from './hub-visitor.ts';
import { openProduct, type Product } from './product.ts';
import { staffAt } from './staff-visitor.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

describe('every part of a loan', () => {
  it('can be read by everyone, on a desktop and on a phone, and the chain is shown to be whole', async () => {
    const applicant = await visitHub(product, { name: 'worked-example-couple' });
    const loanId = applicant.applicationId;
    const visitor = await staffAt(product, { role: 'underwriter', path: `/portal/loan/${loanId}/documents` });
    const { page, problems } = visitor;
    await page.getByLabel(documentDesk.reason.label).fill('Reading the file');
    await page.getByRole('button', { name: documentDesk.reason.submit }).click();
    // Three lines, so that the part below keeps its room.
    expect((await page.locator('main header').first().boundingBox())?.height).toBeLessThanOrEqual(112);
    // The lending report is for other roles.
    const open = loanTabs.filter((part) => part !== 'report');
    const parts = open.filter((part) => part === 'audit' || byTurns(open, 3).includes(part));
    for (const [at, part] of parts.entries()) {
      await page.locator(`header a[href$="/${part}"]`).last().click();
      await page.waitForURL(`**/${part}`);
      await page.locator('main [role=status]', { hasText: loanDesk.loading }).first().waitFor({ state: 'detached' });
      if (part === 'audit') await page.getByText(auditDesk.whole).waitFor();
      // No name and no value on screen is one of the program's.
      const raw = (await page.locator('main').innerText()).match(/\b[a-z]+[A-Z]\w*|\b[a-z]+_[a-z]+\b/g) ?? [];
      expect({ part, raw }).toEqual({ part, raw: [] });
      await checkBothWidths(page, at);
      await checkReflow(page);
    }
    // The signing is booked by its day and time, which lead to the days that follow.
    const closer = await staffAt(product, { role: 'closer', path: `/portal/loan/${loanId}/closing` });
    const desk = closer.page;
    const slots = (state: string) => desk.getByRole('button', { name: new RegExp(`: ${state.toLowerCase()}$`) });
    await slots(closingDesk.slots.open).first().click();
    await desk.getByText(closingDesk.slots.moneyMoves).waitFor();
    await desk.getByRole('button', { name: /^Book / }).click();
    await slots(closingDesk.slots.booked).waitFor();
    await desk.getByRole('button', { name: closingDesk.record.edit }).click();
    await desk.getByLabel(closingDesk.record.fields.notaryName).fill('Gloria Peña');
    await desk.getByRole('button', { name: closingDesk.record.save, exact: true }).click();
    await desk.getByText('Gloria Peña').waitFor();
    expect(await violationsOn(desk)).toEqual([]);
    expect([...problems, ...closer.problems]).toEqual([]);
    await closer.close();
    await visitor.close();
    await applicant.close();
  });
});

it('a page that could not learn of the same person’s other loans says so, and learns of them when asked again', async () => {
  const applicant = await visitHub(product, { name: 'worked-example-couple' });
  const visitor = await staffAt(product, { role: 'underwriter', path: '/portal/account' });
  const { page } = visitor;
  const broken = await breakAmong(page, 'loanFile.duplicates');
  await page.goto(`${product.url}/portal/loan/${applicant.applicationId}`);
  const failed = page.getByRole('main').getByText(errors.notLoaded.title, { exact: true });
  await failed.waitFor();
  await broken.mend();
  await page.getByRole('main').getByRole('button', { name: errors.notLoaded.retry }).click();
  await failed.waitFor({ state: 'detached' });
  await visitor.close();
  await applicant.close();
});
