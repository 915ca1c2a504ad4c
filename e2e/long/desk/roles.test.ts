import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byTurns } from '#testing/long-run/turns.ts';
import { appErrors } from '#words/app-errors.ts';
import { conditionStates } from '#words/loan/conditions.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import { messageDesk } from '#words/portal/loan-desk/threads.ts';
import { conditionDesk, documentDesk, identityDesk } from '#words/portal/loan-desk/work.ts';
import { portal } from '#words/portal/portal.ts';
import { portalKeys } from '#words/portal/portal-keys.ts';
import { loanTabs } from '../../../src/entities/contract/loan-tab.ts';
import { type PortalRole, portalRole } from '../../../src/entities/contract/portal-role.ts';
import { becomePersona } from '../../../src/sandbox/usecases/become-persona.ts';
import { actionsOf, may } from '../../../src/server/auth/permissions.ts';
import { storeFile } from '../../../src/server/usecases/documents/store-file.ts';
import { samplePdf } from '../../../src/testing/sample-files.ts';
import { linksFor } from '../../../src/web/portal/portal-links.ts';
import { violationsOn } from '../../axe.ts';
import { checkBothWidths } from '../../both-widths.ts';
import { openProduct, type Product, settled, type Visitor } from '../../product.ts';
import { staffVisitor } from '../../staff-visitor.ts';
import { submittedLoan } from '../../submitted-loan.ts';

let product: Product;
let loanId = '';
beforeAll(async () => {
  product = await openProduct();
  await becomePersona(product.container, { name: 'low-equity', step: 'propertyUsage' });
  loanId = await submittedLoan(product);
}, 120_000);
afterAll(() => product.close());

const words = portal.nav;
const pages = [
  { path: '/portal', text: words.pipeline, action: 'seePipeline' },
  { path: '/portal/clocks', text: words.clocks, action: 'seePipeline' },
  { path: '/portal/leads', text: words.leads, action: 'seeLeads' },
  { path: '/portal/quick-pricer', text: words.pricer, action: 'seePolicies' },
  { path: '/portal/policies', text: words.policies, action: 'seePolicies' },
  { path: '/portal/manage-users', text: words.users, action: 'seeUsers' },
  { path: '/portal/failed-jobs', text: words.failedJobs, action: 'manageSettings' },
  { path: '/portal/outside-services', text: words.services, action: 'manageSettings' },
  { path: '/portal/webhooks', text: words.webhooks, action: 'seeVendorLog' },
  { path: '/portal/loan-system', text: words.loanSystem, action: 'seeVendorLog' },
  { path: '/portal/letters', text: words.letters, action: 'workLoan' },
  { path: '/portal/value-reviews', text: words.valueReviews, action: 'seeLoan' },
  { path: '/portal/exceptions', text: words.exceptions, action: 'seeAudit' },
  { path: '/portal/records', text: words.records, action: 'manageSettings' },
] as const;

const goTo = async ({ page }: Visitor, path: string): Promise<void> => {
  await page.goto(product.url + path);
  await expect.poll(() => page.getByText('Loading').count()).toBe(0);
};

describe.each(byTurns(portalRole.options, 3))('a %s', (role: PortalRole) => {
  const mayDo = (action: Parameters<typeof may>[1]) => may([{ role }], action);

  it('is led to their own pages, and refused on those of others and at what they may not do on a loan', async () => {
    const visitor = await staffVisitor(product, { grants: [{ role, scopeKind: 'lender' }] });
    const { page, problems } = visitor;
    await goTo(visitor, '/portal');
    const rail = page.getByRole('navigation', { name: words.label, exact: true });
    await rail.getByRole('link', { name: pages.find(({ action }) => mayDo(action))?.text ?? '' }).waitFor();
    for (const { text, action } of pages)
      expect([text, await rail.getByRole('link', { name: text }).count()]).toEqual([text, mayDo(action) ? 1 : 0]);
    const notTheirs = pages.find(({ action, path }) => !mayDo(action) && path !== '/portal');
    if (notTheirs) {
      await goTo(visitor, notTheirs.path);
      await page.getByText(appErrors.notAllowed).first().waitFor();
      await page.getByRole('heading', { level: 1, name: portal.notForRole }).waitFor();
    }
    await goTo(visitor, `/portal/loan/${loanId}/conditions`);
    if (!mayDo('seeLoan')) {
      await page.getByRole('heading', { level: 1, name: portal.notForRole }).waitFor();
      await page.getByText(appErrors.notAllowed).waitFor();
      expect(await page.getByText('Whitfield').count()).toBe(0);
    } else {
      await settled(page);
      await page.getByRole('group', { name: conditionDesk.filter }).waitFor();
      const parts = page.getByRole('navigation', { name: loanDesk.tabsLabel });
      const isThere = async (name: string) => (await parts.getByRole('link', { name }).count()) > 0;
      expect(await isThere(loanDesk.tabs.audit)).toBe(mayDo('seeAudit'));
      expect(await isThere(loanDesk.tabs.documents)).toBe(mayDo('seeDocuments'));
      expect(await page.getByRole('button', { name: conditionDesk.add }).count()).toBe(mayDo('workLoan') ? 1 : 0);
      expect(await page.getByRole('link', { name: loanDesk.decide, exact: true }).count()).toBe(
        mayDo('decide') ? 1 : 0,
      );
      await parts.getByRole('link', { name: loanDesk.tabs.borrowers }).click();
      await page
        .getByText(/^Ends in \d{4}/)
        .first()
        .waitFor();
      expect(await page.getByRole('button', { name: loanFacts.borrowers.show, exact: true }).count()).toBe(
        mayDo('seeSsn') ? 1 : 0,
      );
    }
    expect(problems).toEqual([]);
    await visitor.close();
  });
});

const beyond = (page: Visitor['page']) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

describe.each(byTurns(portalRole.options, 3))('a day of a %s', (role: PortalRole) => {
  it('reads every page of theirs and every part of a loan at 1280 and 1680, and sorts it out on a phone', async () => {
    const visitor = await staffVisitor(product, { grants: [{ role, scopeKind: 'lender' }] });
    const { page, problems } = visitor;
    await goTo(visitor, '/portal/start');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const mine = linksFor(actionsOf([{ role }])).map(({ to }) => to);
    const parts = may([{ role }], 'seeLoan') ? loanTabs.map((part) => `/portal/loan/${loanId}/${part}`) : [];
    for (const [turn, path] of [...mine, '/portal/account', ...parts].entries()) {
      await page.setViewportSize({ width: 1680, height: 1000 });
      await goTo(visitor, path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect([path, await beyond(page), await violationsOn(page)]).toEqual([path, 0, []]);
      await checkBothWidths(page, turn);
    }
    expect(problems).toEqual([]);
    await visitor.close();
  }, 400_000);
});

describe('an ID', () => {
  const sendPassport = (padding: number) => {
    const what = { name: 'passport.pdf', documentType: 'idDocument', propertyId: null } as const;
    const purpose = { ...what, idSubtype: 'passport', idSide: 'front' } as const;
    const owner = { applicationId: loanId, person: 'borrower' } as const;
    return storeFile(product.container, owner, { purpose, body: Readable.from([samplePdf({ padding })]) });
  };

  it('is looked at for a reason, asked for again with a reason the applicant reads, and accepted', async () => {
    await sendPassport(1);
    const visitor = await staffVisitor(product, { grants: [{ role: 'processor', scopeKind: 'lender' }] });
    const { page, problems } = visitor;
    await goTo(visitor, `/portal/loan/${loanId}/identity`);
    await page.getByLabel(documentDesk.reason.label).fill('Comparing the name');
    await page.getByRole('button', { name: documentDesk.reason.submit }).click();
    await page.getByRole('button', { name: identityDesk.look }).click();
    await page.getByRole('img', { name: identityDesk.sides.front }).first().waitFor();
    // Nothing is ticked for anyone.
    const checks = page.getByRole('group', { name: identityDesk.checksTitle }).getByRole('checkbox');
    await checks.first().waitFor();
    expect(await checks.evaluateAll((boxes) => boxes.filter((box) => (box as HTMLInputElement).checked).length)).toBe(
      0,
    );
    await page.getByText(identityDesk.readingNone.mrz).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: identityDesk.again }).click();
    await page.getByLabel(conditionDesk.againForm.label).fill('The lower edge is cut off.');
    await page.getByRole('button', { name: conditionDesk.againForm.submit }).click();
    await page.getByText(conditionStates.needsAnotherLook).first().waitFor();
    await goTo(visitor, `/portal/loan/${loanId}/applicant`);
    await page.getByText('The lower edge is cut off.').first().waitFor();
    await sendPassport(2);
    await goTo(visitor, `/portal/loan/${loanId}/identity`);
    await page.getByRole('button', { name: identityDesk.look }).click();
    await page.getByRole('img', { name: identityDesk.sides.front }).first().waitFor();
    await page.getByRole('button', { name: identityDesk.accept }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: identityDesk.checksOpen(4) })
      .waitFor();
    for (const text of [
      identityDesk.checks.name,
      identityDesk.checks.birthDate,
      identityDesk.checks.notExpired,
      identityDesk.checks.face,
    ]) {
      await page.getByRole('checkbox', { name: text }).click();
      await expect.poll(() => page.getByRole('checkbox', { name: text }).isChecked()).toBe(true);
    }
    await page.getByRole('button', { name: identityDesk.accept }).click();
    await page.getByText(conditionStates.accepted).first().waitFor();
    expect(problems).toEqual([]);
    await visitor.close();
  });
});

describe('the keys', () => {
  it('lead from a list through its files, to writing, and can be turned off in the account', async () => {
    const visitor = await staffVisitor(product, { grants: [{ role: 'manager', scopeKind: 'lender' }] });
    const { page } = visitor;
    const at = () => new URL(page.url()).pathname;
    await goTo(visitor, '/portal?view=open');
    await page.getByRole('row').nth(2).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/portal/loan/*');
    const first = at().split('/')[3] ?? '';
    await page.getByText(portalKeys.inList.of(1, 2)).waitFor();
    await page.keyboard.press(']');
    await page.getByText(portalKeys.inList.of(2, 2)).waitFor();
    expect(at()).not.toContain(first);
    await page.keyboard.press(']');
    await page.keyboard.press('[');
    await page.getByText(portalKeys.inList.of(1, 2)).waitFor();
    expect(at()).toContain(first);
    await page.keyboard.press('e');
    await page.waitForURL(`**/portal/loan/${first}/messages`);
    await page.getByRole('button', { name: messageDesk.send }).first().waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText(portalKeys.heading).waitFor();
    await page.keyboard.press('Escape');
    await goTo(visitor, '/portal/account');
    await page.getByRole('switch', { name: portalKeys.switch }).click();
    await page.getByRole('switch', { name: portalKeys.switch, checked: false }).waitFor();
    // Who leaves the page at once has turned them off all the same.
    await goTo(visitor, '/portal');
    const kept = 'SELECT has_letter_keys AS has FROM desk_settings WHERE account_id = $1';
    await expect.poll(async () => (await product.query(kept, [visitor.accountId]))[0]?.has).toBe(false);
    await goTo(visitor, `/portal/loan/${first}/conditions`);
    await page.getByText(portalKeys.inList.of(1, 2)).waitFor();
    for (const key of [']', 'e', '?', 'c']) await page.keyboard.press(key);
    expect(at()).toBe(`/portal/loan/${first}/conditions`);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('link', { name: portalKeys.inList.next }).click();
    await page.getByText(portalKeys.inList.of(2, 2)).waitFor();
    await visitor.close();
  });
});
