import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rebuildPipeline } from '#server/db/projections/rebuild-pipeline.ts';
import { duplicateFlag, peek } from '#words/portal/desk/peek.ts';
import { listWords } from '#words/portal/list-layout.ts';
import { pipeline } from '#words/portal/pipeline.ts';
import { work } from '#words/portal/work.ts';
import { becomePersona } from '../src/sandbox/usecases/become-persona.ts';
import { openDesk } from './desk-product.ts';
import { staffVisitor } from './staff-visitor.ts';

let product: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  product = await openDesk();
  await becomePersona(product.container, { name: 'worked-example-couple', step: 'applicationSubmitted' });
  // Two open loans with one phone number.
  await product.query(`UPDATE applications SET document = jsonb_set(document, '{borrower,phone}', '"8285550117"')
    WHERE borrower_name LIKE '%Whitfield' OR id = (SELECT id FROM applications WHERE borrower_name NOT LIKE '%Whitfield' ORDER BY created_at LIMIT 1)`);
  await product.query('UPDATE pipeline_rows SET terms_key = $1', ['']);
  await rebuildPipeline(product.container.database);
}, 120_000);
afterAll(() => product.close());

const manager = () => staffVisitor(product, { grants: [{ role: 'manager', scopeKind: 'lender' }] });

const headingsOf = (page: Page) =>
  page
    .locator('main table thead th')
    .filter({ visible: true })
    .evaluateAll((cells) => cells.map((cell) => cell.textContent?.trim() ?? ''));

/** Nothing of a table stands outside of what frames it, and no page is wider than its window. */
const expectInside = async (page: Page) => {
  const [table, frame, body, width] = await page.evaluate(() => {
    const found = document.querySelector('main table');
    const sides = (part: Element | null | undefined) => part?.getBoundingClientRect().right ?? 0;
    return [
      sides(found),
      sides(found?.parentElement),
      document.documentElement.scrollWidth,
      window.innerWidth,
    ] as const;
  });
  expect(table).toBeLessThanOrEqual(frame + 1);
  expect(body).toBeLessThanOrEqual(width);
};

const { columns } = pipeline;

it('a wide screen shows more columns of the pipeline, and those a person picked stay as they are', async () => {
  const visitor = await manager();
  const { page } = visitor;
  const more = [columns.nextDue, columns.source, columns.touched];
  await product.open(visitor, '/portal?view=open');
  const narrow = await headingsOf(page);
  // The list starts dense, where the number has a column of its own.
  expect(narrow).toEqual(expect.arrayContaining([columns.number, columns.state]));
  for (const heading of more) expect(narrow).not.toContain(heading);
  for (const width of [1536, 1680]) {
    await page.setViewportSize({ width, height: 1050 });
    await expect.poll(() => headingsOf(page)).toEqual(expect.arrayContaining([...narrow, ...more]));
    await expectInside(page);
  }
  // The number stands once in its row.
  const row = page.locator('main tbody tr').first();
  expect((await row.innerText()).match(/HL-\d+/g)).toHaveLength(1);
  // Beside the panel there is no room for more.
  await row.getByRole('button', { name: /^Preview / }).click();
  await page.getByRole('complementary').getByText(peek.figures.waitingOn).waitFor();
  await expect.poll(() => headingsOf(page)).toEqual(narrow);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: listWords.open }).click();
  await page.getByRole('checkbox', { name: columns.score }).uncheck();
  await page.keyboard.press('Escape');
  const own = await headingsOf(page);
  expect(own).not.toContain(columns.score);
  await page.setViewportSize({ width: 1280, height: 900 });
  await product.open(visitor, '/portal?view=open');
  await expect.poll(() => headingsOf(page)).toEqual(own);
  expect(visitor.problems).toEqual([]);
  await visitor.close();
});

it('the dense pipeline of a laptop cuts no loan number, also beside a duplicate', async () => {
  const visitor = await manager();
  const { page } = visitor;
  await product.open(visitor, '/portal?view=open');
  await page.getByRole('button', { name: '32', exact: true }).click();
  await page
    .getByRole('button', { name: duplicateFlag.flagTitle(2) })
    .filter({ visible: true })
    .first()
    .waitFor();
  const rows = page.locator('main tbody tr');
  await expect.poll(async () => (await rows.first().boundingBox())?.height ?? 99).toBeLessThanOrEqual(34);
  const numbers = await rows.evaluateAll((all) =>
    all.map((row) => {
      const texts = [...row.querySelectorAll('th span, td')].filter((part) => /^HL-\d+/.test(part.textContent ?? ''));
      return texts.map((part) => {
        const { width, height, right } = part.getBoundingClientRect();
        const cell = part.closest('td, th')?.getBoundingClientRect();
        const isWhole = part.scrollWidth <= part.clientWidth && right <= (cell?.right ?? 0) && height > 0;
        return width > 0 && isWhole;
      });
    }),
  );
  expect(numbers).toEqual(numbers.map(() => [true]));
  await expectInside(page);
  expect(visitor.problems).toEqual([]);
  await visitor.close();
});

it('a wide screen shows number, state, person and line of the work in a queue, also beside its panel', async () => {
  const visitor = await manager();
  const { page } = visitor;
  const { number, state, from, line } = work.columns;
  const more = [number, state, from, line];
  await product.open(visitor, '/portal/work?view=open');
  const takes = page.getByRole('button', { name: new RegExp(`^${work.take} `) });
  await takes.first().waitFor();
  const narrow = await headingsOf(page);
  for (const heading of more) expect(narrow).not.toContain(heading);
  await page.setViewportSize({ width: 1680, height: 1050 });
  await expect.poll(() => headingsOf(page)).toEqual(expect.arrayContaining([...narrow, ...more]));
  await expectInside(page);
  const row = page.locator('main tbody tr').filter({ has: takes }).first();
  const text = await row.innerText();
  expect(text.match(/HL-\d+/g)).toHaveLength(1);
  expect(text).toMatch(/\$\d/);
  await row.getByRole('button', { name: /^Preview / }).click();
  await page.getByRole('complementary').getByText(peek.figures.waitingOn).waitFor();
  expect(await headingsOf(page)).toEqual(expect.arrayContaining(more));
  const [table, panel] = await page
    .locator('main')
    .evaluate((main) => [...main.querySelectorAll('table, aside')].map((part) => part.getBoundingClientRect()));
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);
  expect(visitor.problems).toEqual([]);
  await visitor.close();
});
