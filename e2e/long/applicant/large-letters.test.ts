import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byTurns } from '#testing/long-run/turns.ts';
import { offer } from '#words/funnel/offer.ts';
import { offerNeed } from '#words/funnel/offer-need.ts';
import { type StepKey, steps } from '../../../src/funnel/steps.ts';
import { journeyOf } from '../../../src/sandbox/personas/journey.ts';
import { personas } from '../../../src/sandbox/personas/personas.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product } from '../../product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

/** Letters twice as large on a phone (WCAG 1.4.4), with everything unfolded. */
const enlarge = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
  });

/** Amounts, dates and codes that are longer than their field; a street may be, and is scrolled. */
const clippedFields = (page: Page): Promise<string[]> =>
  page
    .locator('main input[inputmode=numeric]:visible')
    .evaluateAll((fields) =>
      fields.flatMap((field) =>
        field instanceof HTMLInputElement && field.scrollWidth > field.clientWidth
          ? [`${field.id}: ${field.value}`]
          : [],
      ),
    );

/** Whatever is chosen in a list can be read. The browser's own arrow takes the room of a letter, ours stands in the padding. */
const clippedChoices = (page: Page): Promise<string[]> =>
  page.locator('main select:visible').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (!(list instanceof HTMLSelectElement) || canvas === null) return [];
      const { appearance, font, fontSize, paddingLeft, paddingRight } = getComputedStyle(list);
      canvas.font = font;
      const isOurs = appearance !== 'auto';
      const sides = [paddingLeft, paddingRight, isOurs ? '0' : fontSize]
        .map(Number.parseFloat)
        .reduce((sum, side) => sum + side, 0);
      const linesOf = (label: string) => (appearance === 'base-select' ? label.split(' ') : [label]);
      const isClipped = (line: string) => canvas.measureText(line).width > list.clientWidth - sides;
      return [...list.options]
        .filter(({ label }) => linesOf(label).some(isClipped))
        .map(({ label }) => `${list.id}: ${label}`);
    }),
  );

/** Texts that reach over the inner edge of the frame they stand in. What is wider than a phone scrolls by itself. */
const beyondFrames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isScrolled = (element: Element | null, frame: Element): boolean => {
      if (element === null || element === frame) return false;
      return (
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || isScrolled(element.parentElement, frame)
      );
    };
    /** Said to a screen reader only. */
    const isUnseen = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isUnseen(element.parentElement));
    const frames = [...document.querySelectorAll('main :is(.card, section, fieldset, label, li, dl)')];
    const beyond = frames.flatMap((frame) => {
      const box = frame.getBoundingClientRect();
      if (box.width < 2) return [];
      const { paddingLeft, paddingRight } = getComputedStyle(frame);
      const [left, right] = [box.left + Number.parseFloat(paddingLeft), box.right - Number.parseFloat(paddingRight)];
      const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode;
        const { parentElement } = text;
        if (parentElement?.closest('svg') || isUnseen(parentElement) || isScrolled(parentElement, frame)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const isBeyond = [...range.getClientRects()].some(
          (line) => line.width > 1 && (line.left < left - 1 || line.right > right + 1),
        );
        if (isBeyond) found.push(text.textContent ?? '');
      }
      return found;
    });
    return [...new Set(beyond)];
  });

/** Each page once, by a persona whose journey meets it. */
const pages = (Object.keys(steps) as StepKey[]).flatMap((key) => {
  const persona = personas.find((each) =>
    journeyOf(each).some(({ step, person }) => step.key === key && person === 'borrower'),
  );
  return persona && steps[key].path !== '/' ? [{ key, name: persona.name }] : [];
});

describe('with letters twice as large on a phone', () => {
  it.each(byTurns(pages, 12))('$key shows every value whole and every text in its frame', async ({ key, name }) => {
    const { page, close } = await visitAs(product, { name, step: key }, { width: 'phone' });
    await enlarge(page);
    expect(await clippedFields(page)).toEqual([]);
    expect(await clippedChoices(page)).toEqual([]);
    expect(await beyondFrames(page)).toEqual([]);
    await close();
  });

  it('the offer shows the cash, and the words of its house below it', async () => {
    const { page, close } = await visitAs(
      product,
      { name: 'homeowner-with-one-job', step: 'previewOffer' },
      { width: 'phone' },
    );
    const card = page.getByRole('region', { name: offer.house.title });
    const inDrawing = card.locator('svg text', { hasText: offer.house.owed });
    const below = card.locator('dt', { hasText: offer.house.owed });
    await inDrawing.waitFor();
    expect(await below.isVisible()).toBe(false);
    await enlarge(page);
    await below.waitFor();
    expect(await inDrawing.isVisible()).toBe(false);
    const cash = page.getByLabel(offerNeed.cash);
    await cash.fill('1,250,000');
    expect(await clippedFields(page)).toEqual([]);
    expect(await beyondFrames(page)).toEqual([]);
    await close();
  });

  it('the debts to pay off stay in their frame', async () => {
    const { page, close } = await visitAs(
      product,
      { name: 'worked-example-couple', step: 'debtConsolidation' },
      { width: 'phone' },
    );
    await enlarge(page);
    expect(await beyondFrames(page)).toEqual([]);
    await close();
  });
});
