import type { Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conditionStates } from '#words/loan/conditions.ts';
import { hubWords as words } from '#words/loan/hub.ts';
import { writeToPerson } from '../../../src/server/usecases/messages/loan-messages.ts';
import { loanStaff } from '../../../src/testing/loan-staff.ts';
import { samplePdf } from '../../../src/testing/sample-files.ts';
import { breakCalls, holdNext } from '../../held-calls.ts';
import { hubCard as card, visitHub } from '../../hub-visitor.ts';
import { openProduct, type Product, type Width } from '../../product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const atHub = (width: Width = 'desktop') => visitHub(product, { width });
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: samplePdf({ padding: name.length }) });

describe('the hub on a slow line', () => {
  it('keeps what is written while a message is on its way, or while the news cannot be read', async () => {
    const visitor = await atHub('phone');
    const { page, applicationId } = visitor;
    await page
      .getByRole('navigation', { name: words.links.label })
      .getByRole('link', { name: words.links.messages })
      .click();
    const box = page.getByLabel(words.messages.label);
    const sending = await holdNext(page, 'loan.write');
    await box.fill('The first one.');
    await page.getByRole('button', { name: words.messages.send, exact: true }).click();
    await sending.isSent();
    await box.fill('And a second one, half wri');
    await sending.release();
    await page.getByRole('listitem').filter({ hasText: 'The first one.' }).waitFor();
    expect(await box.inputValue()).toBe('And a second one, half wri');
    const reading = await breakCalls(page, 'loan.hub');
    const staff = await loanStaff(product.container, { role: 'processor', action: 'correspond', applicationId });
    const message = { staff, person: 'borrower', body: 'News!' } as const;
    await writeToPerson(product.container, message);
    await expect.poll(reading.seen, { timeout: 10_000 }).toBeGreaterThan(0);
    await reading.mend();
    await writeToPerson(product.container, message);
    await page.getByText('News!').first().waitFor();
    expect(await box.inputValue()).toBe('And a second one, half wri');
    await visitor.close();
  });

  it('takes every file that was chosen, also where the first one is enough', async () => {
    const visitor = await atHub();
    const { page } = visitor;
    const held: Route[] = [];
    await page.route('**/api/files', (route) => void held.push(route));
    await card(visitor, 'Home insurance')
      .locator('input[type=file][multiple]')
      .setInputFiles([pdf('policy.pdf'), pdf('its-annex.pdf'), pdf('its-second-annex.pdf')]);
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    const received = page.getByRole('listitem').filter({ hasText: 'Home insurance' });
    await received.getByText(conditionStates.received).first().waitFor();
    await expect.poll(() => held.length).toBe(2);
    await held[1]?.continue();
    await expect.poll(() => held.length).toBe(3);
    await held[2]?.continue();
    const arrived = async () => {
      const rows = await product.query(
        "SELECT name FROM files WHERE application_id = $1 AND document_type = 'homeownersInsurance' ORDER BY name",
        [visitor.applicationId],
      );
      return rows.map(({ name }) => name);
    };
    await expect.poll(arrived, { timeout: 15_000 }).toEqual(['its-annex.pdf', 'its-second-annex.pdf', 'policy.pdf']);
    await visitor.close();
  });
});
