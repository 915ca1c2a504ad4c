import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pipelineTile } from '#entities/contract/pipeline.ts';
import { rebuildPipeline } from '#server/db/projections/rebuild-pipeline.ts';
import { peek } from '#words/portal/desk/peek.ts';
import { factTable } from '#words/portal/loan-desk/fact-table.ts';
import { pipeline } from '#words/portal/pipeline.ts';
import { portalKeys } from '#words/portal/portal-keys.ts';
import { work } from '#words/portal/work.ts';
import { becomePersona } from '../src/sandbox/usecases/become-persona.ts';
import { checkBothWidths, checkReflow } from './both-widths.ts';
import { openDesk } from './desk-product.ts';
import { staffVisitor } from './staff-visitor.ts';

let product: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  product = await openDesk();
  await becomePersona(product.container, { name: 'worked-example-couple', step: 'applicationSubmitted' });
  const name = { firstName: 'Maximiliana', lastName: 'Featherstonehaugh-Worthington' };
  await product.query(
    `UPDATE applications SET document = jsonb_set(document, '{borrower}', document -> 'borrower' || $1::jsonb)
     WHERE borrower_name LIKE '%Whitfield'`,
    [JSON.stringify(name)],
  );
  await product.query('UPDATE pipeline_rows SET terms_key = $1', ['']);
  await rebuildPipeline(product.container.database);
  await product.query(`UPDATE work_items SET due_on = current_date - 22, since = now() - interval '24 days',
    person = 'coborrower'`);
}, 120_000);
afterAll(() => product.close());

const manager = () => staffVisitor(product, { grants: [{ role: 'manager', scopeKind: 'lender' }] });

/** Where a part of the page ends on the right, and where it starts on the left. */
const sidesOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return { left: box?.x ?? 0, right: (box?.x ?? 0) + (box?.width ?? 0) };
};

it('long names and a panel beside them push no column of a queue over what stands there', async () => {
  const visitor = await manager();
  const { page } = visitor;
  await product.open(visitor, '/portal/work?view=open');
  await page
    .getByRole('button', { name: new RegExp(`^${work.take} `) })
    .first()
    .waitFor();
  const main = await sidesOf(page, 'main h1 >> xpath=../..');
  const isIn = async () => {
    const table = await sidesOf(page, 'main table');
    expect(table.right).toBeLessThanOrEqual(main.right + 1);
    return table;
  };
  await isIn();
  await page
    .getByRole('button', { name: /^Preview / })
    .first()
    .click();
  await page.getByRole('complementary').getByText(peek.figures.waitingOn).waitFor();
  const panel = await sidesOf(page, 'main aside');
  expect((await isIn()).right).toBeLessThanOrEqual(panel.left);
  // A long name takes a second line of its row, and is not cut.
  const cut = await page.locator('main tbody tr').evaluateAll((rows) =>
    rows.flatMap((row) =>
      [
        ['th[scope=row] a', 'Payoff statement: Union Card'],
        ['th[scope=row] + td span:first-child', 'Whitfield, Dana and Marcus'],
      ].flatMap(([part, text]) => {
        const name = row.querySelector(part ?? '');
        if (name === null) return [];
        name.textContent = text ?? '';
        // Letters reach a little beyond their line; a line that is cut is more.
        const isCut = name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 8;
        const { height } = row.getBoundingClientRect();
        return isCut || height > 48 ? [`${text}, ${height}`] : [];
      }),
    ),
  );
  expect(cut).toEqual([]);
  expect(visitor.problems).toEqual([]);
  await visitor.close();
});

it('the dense pipeline fits a laptop, its headings stay right below the filters, and what acts on it below its rows', async () => {
  const visitor = await manager();
  const { page } = visitor;
  await product.open(visitor, '/portal?view=open');
  await page.getByRole('button', { name: '32', exact: true }).click();
  const frame = await sidesOf(page, 'main section:has(> table)');
  const owner = page.getByRole('columnheader', { name: pipeline.columns.owner, exact: true });
  await expect.poll(async () => ((await owner.boundingBox())?.height ?? 0) > 0).toBe(true);
  const last = await owner.boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(frame.right + 1);
  // Scrolled, whether the filters take one line or two.
  const stage = page.getByLabel(`${pipeline.filterNames.stage}:`);
  const gap = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    return page.evaluate(() => {
      const filters = document.querySelector('main select')?.closest('div')?.getBoundingClientRect();
      const heading = document.querySelector('main thead th')?.getBoundingClientRect();
      return Math.round((heading?.top ?? 0) - (filters?.bottom ?? 0));
    });
  };
  await page.setViewportSize({ width: 1280, height: 600 });
  const stretch = (selector: string, [name, value]: [string, string]) =>
    page.locator(selector).evaluateAll(
      (parts, rule) => {
        for (const part of parts) if (part instanceof HTMLElement) part.style.setProperty(...rule);
      },
      [name, value] as [string, string],
    );
  await stretch('main tbody td', ['height', '200px']);
  await stage.waitFor();
  expect(await gap()).toBe(0);
  await stretch('main select', ['min-width', '8rem']);
  await expect.poll(gap).toBe(0);
  // The bar of what is selected and the keys are in view, below the rows.
  await page.evaluate(() => window.scrollTo(0, 120));
  await page.getByRole('checkbox', { name: pipeline.selectAll }).check();
  const assign = await page.getByRole('button', { name: pipeline.assign, exact: true }).boundingBox();
  const keys = await page.getByRole('button', { name: portalKeys.short.all }).boundingBox();
  const bottom = (box: typeof keys) => (box?.y ?? 0) + (box?.height ?? 0);
  expect(bottom(assign)).toBeLessThan(keys?.y ?? 0);
  expect(bottom(keys)).toBeLessThanOrEqual(600);
  const top = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest('button')?.textContent,
    [(assign?.x ?? 0) + 5, (assign?.y ?? 0) + 5],
  );
  expect(top).toBe(pipeline.assign);
  expect(visitor.problems).toEqual([]);
  await visitor.close();
});

it('seven counts in one low row open exactly the files they count, and the figures of the day unfold', async () => {
  // The couple and the home without room have one phone, and are two loans of one person until staff say otherwise.
  await product.query(`UPDATE applications SET document = jsonb_set(document, '{borrower,phone}', '"8285550117"')`);
  await product.query('UPDATE pipeline_rows SET terms_key = $1', ['']);
  await rebuildPipeline(product.container.database);
  const visitor = await manager();
  const { page } = visitor;
  await product.open(visitor, '/portal?view=open');
  const tiles = page.getByRole('navigation', { name: pipeline.tiles }).getByRole('link');
  await expect.poll(() => tiles.count()).toBe(7);
  const boxes = await tiles.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(boxes.map(({ height }) => height)).toEqual(boxes.map(() => 38));
  for (const name of pipelineTile.options) {
    const tile = tiles.filter({ hasText: pipeline.tile[name] });
    await expect.poll(async () => /^\d/.test(await tile.innerText())).toBe(true);
    const count = Number.parseInt(await tile.innerText(), 10);
    if (name === 'duplicates' || name === 'unassigned') expect(count).toBeGreaterThan(1);
    await tile.click();
    await page.locator('nav a[aria-current="page"]').filter({ hasText: pipeline.tile[name] }).waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: pipeline.count(count, false) })
      .waitFor();
    await expect.poll(() => page.locator('main tbody tr').count()).toBe(count);
  }
  // The hint of the search is whole.
  const search = page.getByLabel(pipeline.searchLabel);
  const room = await search.evaluate((field) => {
    const hint = document.createElement('span');
    hint.style.font = getComputedStyle(field).font;
    hint.style.position = 'absolute';
    hint.style.whiteSpace = 'nowrap';
    hint.textContent = field.getAttribute('placeholder');
    document.body.append(hint);
    const { width } = hint.getBoundingClientRect();
    hint.remove();
    return field.clientWidth - width;
  });
  expect(room).toBeGreaterThanOrEqual(0);
  await checkBothWidths(page, 1);
  await checkReflow(page);
  const figures = page.getByRole('button', { name: pipeline.figures });
  expect(await page.getByRole('heading', { name: pipeline.paceHeading }).count()).toBe(0);
  await figures.click();
  for (const heading of [pipeline.daysHeading, pipeline.stagesHeading, pipeline.paceHeading, pipeline.todayHeading])
    await page.getByRole('heading', { name: heading }).waitFor();
  expect(await figures.getAttribute('aria-expanded')).toBe('true');
  await checkBothWidths(page, 0);
  expect(visitor.problems).toEqual([]);
  await visitor.close();
});

it('what a fact holds up stays inside a phone', async () => {
  await becomePersona(product.container, { name: 'self-employed-couple', step: 'applicationSubmitted' });
  const [row] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
  const visitor = await staffVisitor(product, {
    width: 'phone',
    grants: [{ role: 'underwriter', scopeKind: 'lender' }],
  });
  const { page } = visitor;
  await product.open(visitor, `/portal/loan/${String(row?.id)}/verification`);
  await page.getByText(factTable.blocks.funding).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(visitor.problems).toEqual([]);
  await visitor.close();
});
