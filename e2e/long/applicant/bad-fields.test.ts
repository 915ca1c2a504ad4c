import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byTurns, isLong } from '#testing/long-run/turns.ts';
import { hubWords } from '#words/loan/hub.ts';
import type { Field, FieldKind } from '../../../src/funnel/engine/field.ts';
import { type StepKey, steps } from '../../../src/funnel/steps.ts';
import { journeyOf } from '../../../src/sandbox/personas/journey.ts';
import { answersAt } from '../../../src/sandbox/personas/parts/answered-step.ts';
import { personas } from '../../../src/sandbox/personas/personas.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product } from '../../product.ts';
import { type Answers, clearKnown, fillFields, goOn, openSections, receivePapers, typed } from '../../walker.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const LONG = 'x'.repeat(3000);

/** Invalid input that must be rejected, for each kind of typed field. */
const wrong: Partial<Record<FieldKind, readonly string[]>> = {
  text: ['', '   ', LONG],
  longText: ['', LONG.repeat(4)],
  email: ['', 'nobody', 'a@b', 'two@@example.com', 'a b@example.com'],
  phone: ['', '123', '000 000 0000'],
  ssn: ['', '123', '000-00-0000', '666-12-3456'],
  zip: ['', '1234', '00000'],
  date: ['', '7', '13/45/2020', '02/30/2001', '01/01/2999'],
  month: ['', '13/2020', '01/2999'],
  money: ['', 'a house', '99999999999999999999'],
  number: ['', '99999999'],
};

/** All of them in the long run; otherwise the first, which is empty, and the last. */
const wrongFor = ({ kind }: Field): readonly string[] => {
  const all = wrong[kind] ?? [];
  return isLong ? all : [...all.slice(0, 1), ...all.slice(-1)];
};

const isTyped = (field: Field, answers: Answers): boolean =>
  wrong[field.kind] !== undefined && answers[field.name] !== null && answers[field.name] !== undefined;

/** Pages with their own typing tests: the front page, the offer, the job timeline, the signing room. */
const APART = ['name', 'email', 'previewOffer', 'prequalOffer', 'application5', 'disclosures'];

/** For each page, the applicant with the most to type on it. */
const pages = (Object.keys(steps) as StepKey[]).flatMap((key) => {
  const visits = personas.flatMap((persona) =>
    journeyOf(persona)
      .filter(({ step, person }) => step.key === key && person === 'borrower')
      .slice(0, 1)
      .map(({ step, person, before }) => {
        const answers = answersAt(before, { persona, step, person });
        return { key, name: persona.name, answers, fields: step.fields.filter((field) => isTyped(field, answers)) };
      }),
  );
  const [best] = visits.sort((a, b) => b.fields.length - a.fields.length);
  return best && best.fields.length > 0 && !APART.includes(key) ? [best] : [];
});

/** The lists before the offer; those of the full application are in the long form test. */
const lists = [
  { key: 'hasFbm', list: 'derogatoryEvents', name: 'homeowner-with-one-job' },
  { key: 'prequalNewMortgage', list: 'newMortgages', name: 'listed-for-sale' },
  { key: 'prequalDerogatory', list: 'derogatoryEvents', name: 'listed-for-sale' },
] as const;

const at = (page: Page, field: Field) => page.locator(`[id="${field.name}"]`);
const press = (page: Page) => goOn(page).click();

describe('several errors on one page', () => {
  it('are listed in the order of the page, though the answers are kept in another', async () => {
    const place = { name: 'homeowner-with-one-job', step: 'application' };
    const { page, problems, close } = await visitAs(product, place, { width: 'phone' });
    await receivePapers(page);
    await openSections(page);
    await page.locator('[id="phone"]').fill('');
    await press(page);
    const links = page.getByRole('alert').getByRole('link');
    await expect.poll(() => links.count()).toBeGreaterThan(4);
    const heights = await links.evaluateAll((all) =>
      all.map(
        (link) =>
          document.getElementById(decodeURIComponent(link.getAttribute('href') ?? '').slice(1))?.getBoundingClientRect()
            .top,
      ),
    );
    expect(heights).toEqual(heights.toSorted((one, other) => Number(one) - Number(other)));
    const [first] = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    await expect.poll(() => page.evaluate(() => `#${document.activeElement?.id}`)).toBe(first);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('every field one types into', () => {
  it.each(byTurns(pages, 4))(
    'of $key says beside it what is wrong, and keeps what was typed',
    async ({ key, name, answers, fields }) => {
      const { page, problems, close } = await visitAs(product, { name, step: key }, { width: 'phone' });
      if (await page.getByRole('heading', { name: /^Documents before/ }).isVisible()) await receivePapers(page);
      // Lists too: a press leads to the first error of the page, which has to be the one made here.
      await openSections(page);
      await clearKnown(page, key);
      await fillFields(page, steps[key].fields, { key, path: '', answers });
      if (key === 'loanDisbursement') await page.getByLabel(hubWords.money.again).fill(String(answers.accountNumber));
      for (const field of fields) {
        const input = at(page, field);
        for (const text of wrongFor(field)) {
          if (text.trim() === '' && field.optional) continue;
          await input.fill(text);
          const shown = await input.inputValue();
          await press(page);
          const place = `${key}.${field.name} with “${text.slice(0, 30)}”`;
          await expect.poll(() => input.getAttribute('aria-invalid'), { message: place }).toBe('true');
          expect(await input.inputValue(), place).toBe(shown);
          await expect.poll(() => page.evaluate(() => document.activeElement?.id), { message: place }).toBe(field.name);
          const told = ((await input.getAttribute('aria-describedby')) ?? '').split(' ');
          const sentences = await page.locator(told.map((id) => `[id="${id}"]`).join(', ')).allTextContents();
          expect(sentences.join(' '), place).toMatch(/[a-z]{3}.*\./i);
        }
        await input.fill(typed(field, answers[field.name]));
      }
      expect(problems).toEqual([]);
      await close();
    },
  );

  it.each(lists)(
    'in an entry of $list on $key says so too, and the entry is not added',
    async ({ key, name, list }) => {
      const { page, close } = await visitAs(product, { name, step: key }, { width: 'phone' });
      const yes = steps[key].fields.find(({ kind }) => kind === 'yesNo');
      await page.locator(`[id="${yes?.name}"]`).check();
      await page.locator(`[id="${list}"]`).click();
      const fields: readonly Field[] = steps[key].fields;
      const items = fields.find((field) => field.name === list)?.item ?? [];
      const entry = (field: Field) => page.locator(`[id="${list}.0.${field.name}"]`);
      for (const field of items.filter(({ kind, optional }) => wrong[kind] !== undefined && !optional)) {
        if ((await entry(field).count()) === 0) continue;
        // Dates are checked once an entry is complete.
        for (const text of wrongFor(field).filter((value) => !value.includes('2999'))) {
          await entry(field).fill(text);
          const shown = await entry(field).inputValue();
          await page.getByRole('button', { name: /^Add this/ }).click();
          const place = `${list}.${field.name} with “${text.slice(0, 30)}”`;
          await expect.poll(() => entry(field).getAttribute('aria-invalid'), { message: place }).toBe('true');
          expect(await entry(field).inputValue(), place).toBe(shown);
        }
      }
      await close();
    },
  );
});
