import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuildPipeline } from '#server/db/projections/rebuild-pipeline.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import { noteDesk } from '#words/portal/loan-desk/threads.ts';
import { portal } from '#words/portal/portal.ts';
import { portalKeys } from '#words/portal/portal-keys.ts';
import { demoPassword, demoSecretOf } from '../../../src/sandbox/usecases/seed-sandbox.ts';
import { currentTimeBasedCode } from '../../../src/server/auth/time-based-code.ts';
import { openSessionFor } from '../../../src/server/usecases/accounts/sessions.ts';
import { violationsOn } from '../../axe.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, type Visitor, widthsAt } from '../../product.ts';
import { staffVisitor } from '../../staff-visitor.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const leave = (seconds: number) =>
  product.query(`UPDATE sessions SET idle_expires_at = now() + make_interval(secs => $1)`, [seconds]);

/** Simulates returning to the tab: the session is fetched again. */
const lookAgain = ({ page }: Visitor) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

describe('a session that is about to end', () => {
  it.each(widthsAt(0))('is announced with the time left and kept by one press on a %s', async (width) => {
    const visitor = await visitAs(product, { name: 'worked-example-couple', step: 'propertyValue' }, { width });
    const { page, problems } = visitor;
    await page.getByLabel('Estimated value').fill('612000');
    await leave(90);
    await lookAgain(visitor);
    await page.getByRole('timer').waitFor();
    expect(await page.getByRole('timer').textContent()).toMatch(/^1:[0-3]\d$/);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect.poll(() => page.getByRole('timer').count()).toBe(0);
    const [row] = await product.query(
      'SELECT max(idle_expires_at) > now() + interval $$10 minutes$$ AS kept FROM sessions',
    );
    expect(row?.kept).toBe(true);
    expect(await page.getByLabel('Estimated value').inputValue()).toBe('612,000');
    expect(problems).toEqual([]);
    await visitor.close();
  });

  it('leads to signing in when nobody presses: no staff screen stays behind, and a note half written is there again', async () => {
    const applicants = [
      await visitAs(product, { name: 'worked-example-couple', step: 'applicationSubmitted' }),
      await visitAs(product, { name: 'homeowner-with-one-job', step: 'applicationSubmitted' }),
    ];
    const email = 'manager@sandbox.example';
    const [account] = await product.query('SELECT id FROM accounts WHERE email = $1', [email]);
    const value = await openSessionFor(product.container, { realm: 'portal', accountId: String(account?.id) });
    const visitor = await product.visit();
    const { page, problems } = visitor;
    const tab = (name: string) =>
      page.getByRole('navigation', { name: loanDesk.tabsLabel }).getByRole('link', { name }).click();
    const note = page.getByLabel(noteDesk.label);
    const noteIs = (text: string) => expect.poll(() => note.inputValue()).toBe(text);
    await visitor.context.addCookies([{ name: 'hearthline-portal', value, url: product.url }]);
    await page.goto(`${product.url}/portal`);
    await page.getByRole('link', { name: 'Reyes, Alma' }).click();
    const isAt = (name: RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
    await isAt(/Reyes/);
    await tab(loanDesk.tabs.notes);
    await note.waitFor();
    const beside = page.getByRole('navigation', { name: portalKeys.inList.label });
    const there = page.url();
    await beside.getByRole('link').first().click();
    await isAt(/Whitfield/);
    await note.waitFor();
    await page.goBack();
    await isAt(/Reyes/);
    await note.fill('Call her aft');
    await tab(loanDesk.tabs.tracker);
    await tab(loanDesk.tabs.notes);
    await noteIs('Call her aft');
    const stored = () => page.evaluate(() => [...Object.values(sessionStorage), ...Object.values(localStorage)].join());
    expect(await stored()).not.toContain('Call her aft');
    await beside.getByRole('link').first().click();
    await isAt(/Whitfield/);
    await noteIs('');
    await page.goBack();
    await isAt(/Reyes/);
    await noteIs('Call her aft');
    await leave(6);
    await lookAgain(visitor);
    await page.getByRole('timer').waitFor();
    await page.waitForURL('**/portal/login?callbackUrl=*', { timeout: 30_000 });
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
    await page.getByLabel(/code/i).fill(currentTimeBasedCode(demoSecretOf(email)));
    await page.getByRole('button', { name: /sign in/i }).click();
    await page.waitForURL(there);
    await note.waitFor();
    await noteIs('Call her aft');
    await page.getByRole('button', { name: portal.home.signOut }).click();
    await page.waitForURL('**/portal/login');
    expect(await stored()).not.toContain('Call her aft');
    expect(problems).toEqual([]);
    for (const each of [visitor, ...applicants]) await each.close();
  });

  it('is not put off by what a page at which nobody is asks by itself', async () => {
    const applicant = await visitAs(product, { name: 'solar-lien', step: 'propertyUsage' });
    const visitor = await staffVisitor(product, { grants: [{ role: 'manager', scopeKind: 'lender' }] });
    const { page } = visitor;
    await page.clock.install();
    await page.goto(`${product.url}/portal?view=open`);
    await page.getByRole('table').getByRole('rowheader').first().waitFor();
    const asked = async () => {
      const request = page.waitForRequest((sent) => sent.url().includes('pipeline.page'));
      await rebuildPipeline(product.container.database);
      return (await request).headers()['x-unattended'];
    };
    expect(await asked()).toBeUndefined();
    await page.clock.fastForward('02:00');
    expect(await asked()).toBe('1');
    await page.keyboard.press('j');
    expect(await asked()).toBeUndefined();
    await Promise.all([visitor.close(), applicant.close()]);
  });
});
