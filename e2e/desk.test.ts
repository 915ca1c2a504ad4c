import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuildPipeline } from '#server/db/projections/rebuild-pipeline.ts';
import { byTurns } from '#testing/long-run/turns.ts';
import { clocksPage, clockWords } from '#words/portal/clocks.ts';
import { leads } from '#words/portal/leads.ts';
import { listWords } from '#words/portal/list-layout.ts';
import { pipeline } from '#words/portal/pipeline.ts';
import { policyWords } from '#words/portal/policies.ts';
import { portalKeys } from '#words/portal/portal-keys.ts';
import { pricer } from '#words/portal/pricer.ts';
import { addDays } from '../src/entities/values/day.ts';
import { violationsOn } from './axe.ts';
import { checkBothWidths, checkReflow } from './both-widths.ts';
import { openDesk } from './desk-product.ts';
import { widths, widthsAt } from './product.ts';
import { staffVisitor } from './staff-visitor.ts';

let product: Awaited<ReturnType<typeof openDesk>>;
let company = '';
beforeAll(async () => {
  product = await openDesk();
  company = String((await product.query("INSERT INTO companies (name) VALUES ('Riverside') RETURNING id"))[0]?.id);
}, 120_000);
afterAll(() => product.close());

it('every page of the desk can be read by everyone, on a desktop and on a phone', async () => {
  const visitor = await staffVisitor(product, { grants: [{ role: 'manager', scopeKind: 'lender' }] });
  const paths = [
    '/portal/work',
    '/portal/clocks',
    '/portal/messages',
    '/portal/leads',
    '/portal/policies',
    '/portal/audit',
    '/portal/quick-pricer',
    '/portal?view=open',
  ];
  for (const [turn, path] of [...byTurns(paths.slice(0, -1), 3), '/portal?view=open'].entries()) {
    await product.open(visitor, path);
    await checkBothWidths(visitor.page, turn);
    await checkReflow(visitor.page);
  }
  // Printed in landscape, without the rail, the page has the whole sheet.
  await visitor.page.emulateMedia({ media: 'print' });
  const sheet = await visitor.page.getByRole('main').boundingBox();
  expect(sheet?.width).toBe(widths.desktop.width);
  await visitor.page.emulateMedia({ media: 'screen' });
  // A list wider than its container scrolls by itself, by keyboard too.
  const list = visitor.page.getByRole('region', { name: pipeline.caption });
  await visitor.page.setViewportSize({ width: 1024, height: 900 });
  await list.focus();
  await visitor.page.keyboard.press('ArrowRight');
  await expect.poll(() => list.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(visitor.problems).toEqual([]);
  await visitor.close();
});

describe.each(widthsAt(0))('on a %s', (width) => {
  it('a manager sees the files, searches, saves a view and assigns one', async () => {
    const visitor = await staffVisitor(product, { width, grants: [{ role: 'manager', scopeKind: 'lender' }] });
    const { page } = visitor;
    await product.open(visitor, '/portal?view=open');
    await page.getByRole('link', { name: 'Whitfield, Dana and Marcus' }).filter({ visible: true }).waitFor();
    await page.getByLabel(pipeline.searchLabel).fill('whitf');
    await page.getByText(pipeline.found(1, false)).waitFor();
    await page.getByLabel(pipeline.searchLabel).fill('');
    await page.getByText(pipeline.searchNote).waitFor({ state: 'detached' });
    if (width === 'phone') {
      await page.getByRole('checkbox').filter({ visible: true }).first().check();
    } else {
      await page.getByLabel(`${pipeline.filterNames.state}:`).selectOption('NC');
      await page.getByRole('button', { name: pipeline.saveView }).click();
      await page.getByLabel(pipeline.viewName).fill('Carolina');
      await page.getByRole('button', { name: pipeline.save, exact: true }).click();
      const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
      await expect.poll(focused).toMatch(/^Carolina/);
      await page.getByRole('button', { name: pipeline.renameView('Carolina') }).click();
      await page.getByLabel(pipeline.viewName).fill('Both Carolinas');
      await page.keyboard.press('Enter');
      await expect.poll(focused).toMatch(/^Both Carolinas/);
      await page.getByRole('button', { name: pipeline.removeView('Both Carolinas') }).click();
      await expect.poll(focused).toMatch(new RegExp(`^${pipeline.standard.open}`));
      await page.locator('body').click({ position: { x: 5, y: 5 } });
      await page.keyboard.press('j');
      await page.keyboard.press('x');
    }
    await page.getByLabel(pipeline.assignTo).selectOption({ label: 'Sam manager' });
    // Whose it is now is said before it is given away.
    await page.getByText(listWords.assignPreview([{ name: pipeline.assignNobody, count: 1 }])).waitFor();
    await page.getByRole('button', { name: pipeline.assign, exact: true }).click();
    await page
      .getByText(/assigned to Sam manager/)
      .first()
      .waitFor();
    if (width === 'phone') {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: pipeline.exporting.start }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^pipeline-\d{4}-\d\d-\d\d\.csv$/);
      await page.getByText(pipeline.exporting.done(2)).waitFor();
    }
    if (width === 'desktop') {
      await page.locator('body').click({ position: { x: 5, y: 5 } });
      await page.keyboard.press('?');
      await page.getByRole('switch').click();
      await page.getByRole('switch', { checked: false }).waitFor();
      await page.getByRole('dialog').getByRole('button', { name: portalKeys.close }).click();
      await page.keyboard.press('g');
      await page.keyboard.press('c');
      expect(new URL(page.url()).pathname).toBe('/portal');
    }
    expect(visitor.problems).toEqual([]);
    await visitor.close();
  });
});

it.each(widthsAt(0))(
  'a loan officer prices a scenario, keeps it and sends it as an invitation, on a %s',
  async (width) => {
    const visitor = await staffVisitor(product, { width, grants: [{ role: 'loanOfficer', scopeKind: 'own' }] });
    const { page } = visitor;
    await product.open(visitor, '/portal/quick-pricer');
    await page.getByLabel(pricer.fields.amount, { exact: true }).fill('85,000');
    await page.getByLabel(pricer.fields.originationFee).selectOption('150');
    await page.getByText('8.49%').first().waitFor();
    await page.getByLabel(pricer.name).fill('Whitfield');
    // It cannot be sent a second time while in flight.
    let letThrough = () => {};
    const isPressed = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/pricer.keep*', (route) => isPressed.then(() => route.continue()));
    const keep = page.getByRole('button', { name: pricer.keep });
    await keep.click();
    await expect.poll(() => keep.isDisabled()).toBe(true);
    letThrough();
    await page.getByText(pricer.kept('Whitfield')).waitFor();
    await page.getByRole('button', { name: pricer.invite }).click();
    const email = `invited-${width}@example.com`;
    await page.getByLabel(pricer.firstName, { exact: true }).fill('Iris');
    await page.getByLabel(pricer.lastName, { exact: true }).fill(width === 'desktop' ? 'Desk' : 'Phone');
    await page.getByLabel(pricer.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: pricer.send, exact: true }).click();
    await page.getByText(pricer.sent(email)).waitFor();
    await page.goto(`${product.url}/portal/leads`);
    await page.getByText(email).waitFor();
    expect(visitor.problems).toEqual([]);
    await visitor.close();
  },
);

it.each(widthsAt(1))('a partner brings leads by hand and by file, and sees nothing else, on a %s', async (width) => {
  const grants = [{ role: 'partner', scopeKind: 'company', scopeId: company }] as const;
  const visitor = await staffVisitor(product, { width, grants });
  const { page } = visitor;
  await page.goto(`${product.url}/portal`);
  await page.waitForURL('**/portal/leads');
  await page.getByText(leads.ledePartner).waitFor();
  await page.getByRole('button', { name: leads.importFile }).click();
  const rows = `Ana,Lopez,ana-${width}@example.com\nBo,,bo@example.com\n`;
  const buffer = Buffer.from(`first name,last name,email\n${rows}`);
  await page.getByLabel(leads.file.choose).setInputFiles({ name: 'leads.csv', mimeType: 'text/csv', buffer });
  await page.getByText(leads.file.problems.lastName).waitFor();
  await page.getByText(`ana-${width}@example.com`).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: leads.add }).click();
  await page.getByRole('button', { name: leads.create }).click();
  await page.getByText(leads.fieldProblems.email).waitFor();
  await page.locator('form').getByLabel(leads.fields.firstName).fill('Cy');
  await page.locator('form').getByLabel(leads.fields.lastName).fill('Young');
  await page.locator('form').getByLabel(leads.fields.email).fill(`cy-${width}@example.com`);
  await page.getByRole('button', { name: leads.create }).click();
  await page.getByText(leads.created(`cy-${width}@example.com`)).waitFor();
  // A lead has a page of its own, with notes for partner and lender.
  await page.getByRole('link', { name: 'Cy Young' }).click();
  await page.getByText(leads.detail.registration).waitFor();
  await page.getByLabel(leads.detail.form.label).fill('Calls back on Friday.');
  await page.getByRole('button', { name: leads.detail.form.submit }).click();
  await page.getByRole('listitem').filter({ hasText: 'Calls back on Friday.' }).waitFor();
  await checkReflow(page);
  expect(await page.getByText(pipeline.title, { exact: true }).count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
  expect(visitor.problems).toEqual([]);
  await visitor.close();
});

it.each(widthsAt(0))(
  'a policy manager compares versions, an auditor reads clocks and changes nothing, on a %s',
  async (width) => {
    const manager = await staffVisitor(product, { width, grants: [{ role: 'policyManager', scopeKind: 'lender' }] });
    await product.open(manager, '/portal/policies');
    await manager.page.getByLabel(policyWords.compare).selectOption('2025-10-30');
    await manager.page.getByRole('heading', { name: /^What changed from/ }).waitFor();
    expect(await violationsOn(manager.page)).toEqual([]);
    expect(manager.problems).toEqual([]);
    await manager.close();
    const auditor = await staffVisitor(product, { width, grants: [{ role: 'auditor', scopeKind: 'lender' }] });
    await product.open(auditor, '/portal/clocks');
    await auditor.page.getByRole('heading', { name: new RegExp(`^${clocksPage.late}`) }).waitFor();
    await auditor.page
      .getByRole('table', { name: clocksPage.late })
      .getByRole('link', { name: /Whitfield/ })
      .waitFor();
    const rule = auditor.page.getByText(clockWords.creditDecision.rule).first();
    expect(await rule.isVisible()).toBe(false);
    await auditor.page.getByRole('table', { name: clocksPage.late }).getByText(clocksPage.rule).first().click();
    await rule.waitFor();
    await product.open(auditor, '/portal');
    expect(await auditor.page.getByRole('checkbox').count()).toBe(0);
    expect(auditor.problems).toEqual([]);
    await auditor.close();
  },
);

it.each(widthsAt(1))('the median of days to a decision appears once there are enough, on a %s', async (width) => {
  const [place] = await product.query('INSERT INTO companies (name) VALUES ($1) RETURNING id', [`Pace ${width}`]);
  const scopeId = String(place?.id);
  const visitor = await staffVisitor(product, { width, grants: [{ role: 'manager', scopeKind: 'company', scopeId }] });
  const { page } = visitor;
  await product.open(visitor, '/portal?view=open');
  await page.getByRole('button', { name: pipeline.figures }).click();
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: pipeline.paceHeading }) });
  await card.getByText(pipeline.paceTooFew(0, 5)).waitFor();
  const asOf = product.container.clock.today();
  const decisions = [21, 14, 7, 0, 0, 0].map((ago, at) => ({ on: addDays(asOf, -ago), days: [9, 8, 7, 4, 5, 4][at] }));
  for (const { on, days } of decisions)
    await product.query(
      `WITH loan AS (INSERT INTO applications (status, schema_version, variant, document, borrower_name, company_id)
         SELECT status, schema_version, variant, document, borrower_name, $3 FROM applications ORDER BY created_at LIMIT 1 RETURNING id)
       INSERT INTO clocks (application_id, kind, started_on, due_on, met_on, met_by)
         SELECT id, 'creditDecision', $1::date - $2::int, $1, $1, 'decided' FROM loan`,
      [on, days, scopeId],
    );
  await rebuildPipeline(product.container.database);
  // The page updates by itself.
  await card.getByRole('img', { name: pipeline.paceLabel([9, 8, 7, 4]) }).waitFor();
  await card.getByText('6', { exact: true }).waitFor();
  await card.getByText(pipeline.paceDecisions(6)).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(visitor.problems).toEqual([]);
  await visitor.close();
});
