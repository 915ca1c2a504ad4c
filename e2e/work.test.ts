import { afterAll, beforeAll, expect, it } from 'vitest';
import { rebuildPipeline } from '#server/db/projections/rebuild-pipeline.ts';
import { commandBar } from '#words/portal/desk/command-bar.ts';
import { duplicates } from '#words/portal/desk/duplicates.ts';
import { duplicateFlag, peek } from '#words/portal/desk/peek.ts';
import { listWords } from '#words/portal/list-layout.ts';
import { assigning } from '#words/portal/loan-desk/head.ts';
import { conditionDesk } from '#words/portal/loan-desk/work.ts';
import { pipeline } from '#words/portal/pipeline.ts';
import { portal } from '#words/portal/portal.ts';
import { work } from '#words/portal/work.ts';
import { becomePersona } from '../src/sandbox/usecases/become-persona.ts';
import { violationsOn } from './axe.ts';
import { checkReflow } from './both-widths.ts';
import { openDesk } from './desk-product.ts';
import { boxOf, dragColumn, keepsFocusAtTheEnd } from './drag-column.ts';
import { widthsAt } from './product.ts';
import { staffVisitor } from './staff-visitor.ts';
import { takeInPanel } from './take-in-panel.ts';

let product: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  product = await openDesk();
}, 120_000);
afterAll(() => product.close());

it.each(widthsAt(1))(
  'a processor takes a document from the queue and is led to where it is reviewed, on a %s',
  async (width) => {
    await becomePersona(product.container, { name: 'homeowner-with-one-job', step: 'applicationSubmitted' });
    const visitor = await staffVisitor(product, { width, grants: [{ role: 'processor', scopeKind: 'lender' }] });
    const { page } = visitor;
    await page.goto(`${product.url}/portal/start`);
    await page.waitForURL('**/portal/work');
    const tile = (name: string) => page.getByRole('navigation', { name: work.queuesLabel }).getByRole('link', { name });
    await tile(work.queues.documents).filter({ hasText: '2' }).waitFor();
    await tile(work.queues.mail).click();
    await page.getByText(work.emptyText.mail).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('link', { name: work.emptyNext(work.queues.documents, 2) }).click();
    const mine = page.getByRole('link', { name: new RegExp(`^${work.views.mine}`) });
    const takes = page.getByRole('button', { name: new RegExp(`^${work.take} `) });
    await expect.poll(() => takes.count()).toBe(2);
    // Beside the queue: the work, its loan, and what else is open on it; the keyboard comes back to the row.
    const panel = page.getByRole('complementary', { name: /at a glance$/ });
    const looks = page.getByRole('button', { name: /^Preview / });
    if (width === 'desktop') {
      await page.keyboard.press('j');
      await page.keyboard.press('Space');
      await panel.getByText(peek.figures.waitingOn).waitFor();
      await panel.getByRole('button', { name: new RegExp(`^${work.take} `) }).waitFor();
      expect(await violationsOn(page)).toEqual([]);
      const ends = await page
        .locator('main')
        .evaluate((main) => [...main.querySelectorAll('table, aside')].map((part) => part.getBoundingClientRect()))
        .then(([table, aside]) => [(table?.x ?? 0) + (table?.width ?? 0), aside?.x ?? 0]);
      expect(ends[0]).toBeLessThanOrEqual(ends[1] ?? 0);
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.closest('tr')?.dataset.at)).toBe('true');
      await page.keyboard.press('t');
    } else {
      await looks.first().click();
      await panel.getByText(peek.figures.waitingOn).waitFor();
      expect(await violationsOn(page)).toEqual([]);
      await panel.getByRole('button', { name: peek.close }).click();
      await takes.first().click();
    }
    // Taking work on an unassigned loan assigns the loan, so the other document comes along.
    await mine.getByText('2', { exact: true }).waitFor();
    await mine.click();
    await page.getByText(work.groups.later).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    if (width === 'desktop') {
      await page.keyboard.press('2');
      await page.getByText(work.emptyText.conditions).waitFor();
      await page.keyboard.press('1');
      await page.getByText(work.groups.later).waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
    } else
      await page
        .getByRole('link', { name: /^Photo ID/ })
        .first()
        .click();
    await page.waitForURL(/\/portal\/loan\/[^/]+\/identity$/);
    await page.getByText(assigning.yours).waitFor();
    // Work on a condition opens at that condition.
    const conditionsPage = page.url().replace(/identity$/, 'conditions');
    await page.goto(conditionsPage);
    const title = page.locator('h3[id^="condition-"]').last();
    const id = (await title.getAttribute('id')) ?? '';
    await page.getByText(conditionDesk.due.afterApproval).first().waitFor();
    await page.goto('about:blank');
    await page.goto(`${conditionsPage}#${encodeURIComponent(id)}`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
    expect(visitor.problems).toEqual([]);
    await visitor.close();
  },
);

it('the list is sorted by its headings, leads from a count to its rows, and keeps a person’s columns', async () => {
  const visitor = await staffVisitor(product, { grants: [{ role: 'manager', scopeKind: 'lender' }] });
  const { page } = visitor;
  await product.open(visitor, '/portal?view=open');
  const table = page.getByRole('table', { name: pipeline.caption });
  const names = () => table.getByRole('rowheader').getByRole('link').allTextContents();
  const heading = (name: string) => table.getByRole('columnheader', { name, exact: true });
  const up = (await names()).toSorted((one, other) => one.localeCompare(other));
  await heading(pipeline.columns.borrowers).getByRole('button').click();
  await expect.poll(() => heading(pipeline.columns.borrowers).getAttribute('aria-sort')).toBe('ascending');
  await expect.poll(names).toEqual(up);
  await heading(pipeline.columns.borrowers).getByRole('button').click();
  await expect.poll(() => heading(pipeline.columns.borrowers).getAttribute('aria-sort')).toBe('descending');
  await expect.poll(async () => (await names())[0]).toBe(up.at(-1));
  await page.getByRole('button', { name: pipeline.figures }).click();
  const late = page.getByRole('link', { name: /late clock$/ });
  const count = Number.parseInt(await late.innerText(), 10);
  await late.click();
  await page.getByText(pipeline.count(count, false), { exact: true }).waitFor();
  await expect.poll(async () => (await names()).length).toBe(count);
  await page.getByRole('checkbox', { name: pipeline.selectAll }).check();
  expect(await page.getByRole('button', { name: pipeline.assign, exact: true }).isDisabled()).toBe(true);
  await takeInPanel(page, { loan: String((await names())[0]), by: 'Sam manager' });
  await page.keyboard.press('v');
  await page.getByRole('checkbox', { name: pipeline.columns.cltv }).uncheck();
  await page.getByRole('button', { name: listWords.up(pipeline.columns.score) }).click();
  await dragColumn(page, { column: 'stage', to: 'line' });
  await keepsFocusAtTheEnd(page, listWords.up(pipeline.columns.stage));
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '32', exact: true }).click();
  await product.open(visitor, '/portal?view=open');
  await heading(pipeline.columns.line).waitFor();
  expect(await heading(pipeline.columns.cltv).count()).toBe(0);
  const headings = await table.getByRole('columnheader').allTextContents();
  expect(headings.indexOf(pipeline.columns.score)).toBeLessThan(headings.indexOf(pipeline.columns.dti));
  expect(headings.indexOf(pipeline.columns.stage)).toBeLessThan(headings.indexOf(pipeline.columns.line));
  const row = await table.getByRole('row').nth(1).boundingBox();
  expect(Math.round(row?.height ?? 0)).toBeLessThanOrEqual(34);
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect((await boxOf(page.getByLabel(`${pipeline.filterNames.stage}:`))).y).toBeGreaterThanOrEqual(0);
  const chooser = await boxOf(page.getByRole('button', { name: listWords.open }));
  expect((await boxOf(heading(pipeline.columns.line))).y).toBeGreaterThanOrEqual(chooser.y + chooser.height - 1);
  // On a laptop the last column is inside the page.
  const owner = await boxOf(heading(pipeline.columns.owner));
  expect(owner.x + owner.width).toBeLessThanOrEqual(1280);
  expect(visitor.problems).toEqual([]);
  await visitor.close();
});

it.each(widthsAt(0))('the command bar finds loans, people and pages from the keyboard, on a %s', async (width) => {
  const visitor = await staffVisitor(product, { width, grants: [{ role: 'manager', scopeKind: 'lender' }] });
  const { page } = visitor;
  await product.open(visitor, '/portal/clocks');
  const field = page.getByRole('combobox', { name: commandBar.label });
  const current = page.getByRole('option', { selected: true });
  const find = () =>
    width === 'desktop'
      ? page.keyboard.press('Control+k')
      : page.getByRole('button', { name: portal.nav.find }).filter({ visible: true }).click();
  // Letters typed while the bar loads are its first letters, and no shortcuts of the page.
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/command-bar[^/]*\.js/, (route) => isLetGo.then(() => route.continue()));
  await find();
  await page.keyboard.type('whi?');
  await page.keyboard.press('Backspace');
  letGo();
  await field.waitFor();
  await page.keyboard.type('tf');
  expect(await field.inputValue()).toBe('whitf');
  await current.filter({ hasText: 'Whitfield, Dana and Marcus' }).waitFor();
  await page.getByRole('group', { name: commandBar.groups.people }).getByText('Marcus Whitfield').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await checkReflow(page);
  // Tab leads from a loan to what can be done on it.
  await field.press('Tab');
  await current.filter({ hasText: commandBar.loanActions.conditions }).waitFor();
  await field.press('ArrowDown');
  await current.filter({ hasText: commandBar.loanActions.documents }).waitFor();
  await field.press('Enter');
  await page.waitForURL(/\/portal\/loan\/[^/]+\/documents$/);
  await find();
  await field.fill('>quick');
  await current.filter({ hasText: portal.nav.pricer }).waitFor();
  await field.press('Escape');
  await field.waitFor({ state: 'detached' });
  await find();
  await field.fill('nobody at all');
  await page.getByText(commandBar.nothing('nobody at all')).waitFor();
  await field.fill('>quick');
  await field.press('Enter');
  await page.waitForURL('**/portal/quick-pricer');
  expect(visitor.problems).toEqual([]);
  await visitor.close();
});

it.each(widthsAt(1))('a loan is looked at beside the list, and a duplicate settled there, on a %s', async (width) => {
  // Two open loans with one phone number.
  await product.query(`UPDATE applications SET document = jsonb_set(document, '{borrower,phone}', '"8285550117"')
    WHERE borrower_name LIKE '%Whitfield' OR id = (SELECT id FROM applications WHERE borrower_name NOT LIKE '%Whitfield' ORDER BY created_at LIMIT 1)`);
  await product.query('UPDATE pipeline_rows SET terms_key = $1', ['']);
  await rebuildPipeline(product.container.database);
  const visitor = await staffVisitor(product, { width, grants: [{ role: 'manager', scopeKind: 'lender' }] });
  const { page } = visitor;
  await product.open(visitor, '/portal?view=open');
  const name = 'Whitfield, Dana and Marcus';
  const panel = page.getByRole('complementary', { name: peek.label(name) });
  const opener = page.getByRole('button', { name: peek.open(name) }).filter({ visible: true });
  await opener.click();
  await panel.getByText(peek.figures.waitingOn).waitFor();
  await panel.getByText(/^Same phone as HL-/).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await checkReflow(page);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  if (width === 'desktop') {
    await page.locator('body').click({ position: { x: 5, y: 5 } });
    await page.keyboard.press('j');
    await page.keyboard.press('Space');
    const shown = page.getByRole('complementary').getByRole('heading', { level: 2 });
    const first = await shown.textContent();
    await page.keyboard.press('k');
    await expect.poll(() => shown.textContent()).not.toBe(first);
    await page.keyboard.press('Space');
    await shown.waitFor({ state: 'detached' });
  }
  await page
    .getByRole('button', { name: duplicateFlag.flagTitle(1) })
    .filter({ visible: true })
    .first()
    .click();
  // Joined, the other one waits for its applicant's word; a later look may find otherwise.
  const settleAs = async (way: 'joining' | 'different', reason: string) => {
    await page.getByRole('button', { name: duplicates.ways[way], exact: true }).click();
    const { label, submit } = duplicates.forms[way]('');
    await page.getByLabel(label.split(',')[0] ?? label).fill(reason);
    await page.getByRole('button', { name: submit }).click();
  };
  await settleAs('joining', 'Started twice.');
  await page.getByText(/kept this loan\. HL-\d+ is closed once its applicant confirms/).waitFor();
  expect(await page.getByRole('button', { name: duplicates.ways.joining, exact: true }).count()).toBe(0);
  await settleAs('different', 'Mother and daughter with one phone.');
  await expect.poll(() => page.getByText(/^Same phone as HL-/).count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: duplicateFlag.flagTitle(1) }).count()).toBe(0);
  expect(visitor.problems).toEqual([]);
  await visitor.close();
});
