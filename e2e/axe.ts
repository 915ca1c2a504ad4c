import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { id: string; help: string; nodes: { html: string }[] };

const TALL = 2400;

/** The figures face lines up columns. In a heading, a sentence or a field its wide 1 leaves holes. */
const figuresOutsideTables = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.closest('table, dl') === null &&
          (element instanceof HTMLInputElement ||
            [...element.childNodes].some(
              (node) => node.nodeType === Node.TEXT_NODE && /\d/.test(node.textContent ?? ''),
            )) &&
          getComputedStyle(element).fontFamily.includes('Hearthline Figures'),
      )
      .map((element) => `figures face outside a table: ${element.outerHTML.slice(0, 160)}`),
  );

/** People read "November 17, 2026"; "2026-11-17" is how we store it. */
const storedDays = async (page: Page): Promise<string[]> =>
  ((await page.locator('body').innerText()).match(/.*\b\d{4}-\d\d-\d\d\b.*/g) ?? []).map(
    (line) => `a day as it is stored: ${line}`,
  );

/** Every WCAG 2.2 A and AA violation axe finds, as readable lines, and on applicant pages every figure set in the wrong face and every day in no reader’s form. Uses a tall viewport, so that no dock covers content below the fold. */
export const violationsOn = async (page: Page): Promise<string[]> => {
  const viewport = page.viewportSize();
  if (viewport) await page.setViewportSize({ width: viewport.width, height: TALL });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = (await page.evaluate(async () => {
    const axe = Reflect.get(window, 'axe') as { run: (options: object) => Promise<{ violations: unknown }> };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] };
    return (await axe.run(options)).violations;
  })) as Violation[];
  if (viewport) await page.setViewportSize(viewport);
  // The portal is dense, and sets single figures in it too.
  const isPortal = new URL(page.url()).pathname.startsWith('/portal');
  return [
    ...violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    ),
    ...(isPortal ? [] : [...(await figuresOutsideTables(page)), ...(await storedDays(page))]),
  ];
};
