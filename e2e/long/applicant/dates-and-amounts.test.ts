import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneByTurns } from '#testing/long-run/turns.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, type Width, widthsAt } from '../../product.ts';
import { openSections } from '../../walker.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const at = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).locator('visible=true').click();

/** Three ways text gets into a field: key by key, from the clipboard, by the browser's autofill. */
const ways = {
  typing: async (input: Locator, text: string) => {
    await input.clear();
    await input.pressSequentially(text);
  },
  pasting: async (input: Locator, text: string) => {
    await input.click();
    await input.selectText();
    await input.page().keyboard.insertText(text);
  },
  autofill: (input: Locator, text: string) => input.fill(text),
} as const;
type Way = keyof typeof ways;

const turns = (at: number) =>
  oneByTurns(Object.keys(ways) as Way[], at).flatMap((way, turn) =>
    widthsAt(turn + at).map((width) => [way, width] as const),
  );

const shownAfter = async (input: Locator, { way, text }: { way: Way; text: string }): Promise<string> => {
  await ways[way](input, text);
  await input.blur();
  return input.inputValue();
};

/** The sentence beside a refused field; the text stays as it was. */
const refusal = async (page: Page, { input, way, text }: { input: Locator; way: Way; text: string }) => {
  const shown = await shownAfter(input, { way, text });
  await goOn(page);
  await expect.poll(() => input.getAttribute('aria-invalid'), { message: text }).toBe('true');
  expect(await input.inputValue(), text).toBe(shown);
  return page.locator(`[id="${await input.getAttribute('id')}-error"]`).innerText();
};

const visit = (step: string, width: Width) => visitAs(product, { name: 'homeowner-with-one-job', step }, { width });

describe.each(turns(0))('dates by %s on a %s', (way, width) => {
  it('in a month field: both forms are read, and a day keeps its month', async () => {
    const { page, problems, close } = await visit('application3', width);
    await openSections(page);
    const input = at(page, 'acquiredOn');
    for (const text of ['03/15/2016', '3/15/2016', '03-15-2016', '03.15.2016', '2016-03-15', '2016-03', '03/16'])
      expect([text, await shownAfter(input, { way, text })]).toEqual([text, '03/2016']);
    expect(await shownAfter(input, { way, text: '05/20/2019' })).toBe('05/2019');
    expect(await refusal(page, { input, way, text: '03/15/1520' })).toContain('1900');
    expect(await refusal(page, { input, way, text: '13/2016' })).toMatch(
      /“13\/2016” cannot be read\. Enter the month and year/,
    );
    expect(problems).toEqual([]);
    await close();
  });

  it('in a day field: both forms are read, and a month alone asks for the day', async () => {
    const { page, problems, close } = await visit('creditScore', width);
    const input = at(page, 'dateOfBirth');
    for (const text of ['03/14/1985', '3/14/1985', '03-14-1985', '03.14.1985', '1985-03-14', '03141985'])
      expect([text, await shownAfter(input, { way, text })]).toEqual([text, '03/14/1985']);
    for (const [text, shown] of [
      ['03/1985', '03/1985'],
      ['03/2026', '03/2026'],
      ['05/2019', '05/2019'],
    ] as const) {
      expect(await refusal(page, { input, way, text })).toContain('day');
      expect(await input.inputValue()).toBe(shown);
    }
    expect(await refusal(page, { input, way, text: '03/14/1885' })).toContain('1900');
    expect(await refusal(page, { input, way, text: '03/14/85' })).not.toBe('');
    expect(await input.inputValue()).toBe('03/14/2085');
    expect(problems).toEqual([]);
    await close();
  });
});

describe.each(turns(1))('amounts by %s on a %s', (way, width) => {
  it('are read or refused beside the field, and never turned into another amount', async () => {
    const { page, problems, close } = await visit('propertyValue', width);
    const input = at(page, 'value');
    for (const text of ['585000', '585,000', '$585,000', '$585,000.00', '585k', '0.585m'])
      expect([text, await shownAfter(input, { way, text })]).toEqual([text, '585,000']);
    for (const text of ['500-600', '500.000,00', '500.000', '500,00', '1.200.000', '500 600', '5,85,000'])
      expect([text, await refusal(page, { input, way, text })]).toEqual([
        text,
        `Estimated value: “${text}” cannot be read. Enter one amount in whole dollars, such as 585,000.`,
      ]);
    expect(problems).toEqual([]);
    await close();
  });
});

describe.each(turns(2))('numbers of a fixed length by %s on a %s', (way, width) => {
  it('too long are kept and refused beside the field, never cut off', async () => {
    const { page, problems, close } = await visit('creditScore', width);
    const ssn = at(page, 'ssn');
    await page.getByRole('button', { name: 'Show the number' }).click();
    expect(await refusal(page, { input: ssn, way, text: '123-45-67890' })).toContain('nine digits');
    expect(await shownAfter(ssn, { way, text: '521 45 6789' })).toBe('521-45-6789');
    expect(problems).toEqual([]);
    await close();
    const home = await visit('zip', width);
    const zip = at(home.page, 'zip');
    expect(await refusal(home.page, { input: zip, way, text: '372061' })).toContain('five digits');
    expect(await shownAfter(zip, { way, text: '37206-1234' })).toBe('37206');
    expect(home.problems).toEqual([]);
    await home.close();
  });
});
