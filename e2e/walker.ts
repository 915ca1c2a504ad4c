import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { earlyNo } from '#words/funnel/early-no.ts';
import { steps as words } from '#words/funnel/steps.ts';
import { dayText, monthText } from '../src/entities/text/day-text.ts';
import { toDay } from '../src/entities/values/day.ts';
import type { Step } from '../src/funnel/engine/define-step.ts';
import type { Field } from '../src/funnel/engine/field.ts';
import { type StepKey, steps } from '../src/funnel/steps.ts';
import { settled } from './product.ts';

export type Answers = Readonly<Record<string, unknown>>;

const at = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const isAnswered = (value: unknown): boolean => value !== null && value !== undefined;

export const typed = ({ kind }: Field, value: unknown): string => {
  if (kind === 'date') return dayText(toDay(String(value)));
  if (kind === 'month') return monthText(toDay(String(value)));
  return String(value);
};

/** Long pages come in sections, of which one is open. */
export const openSections = async (page: Page): Promise<void> => {
  const closed = page.locator('details[data-section]:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
};

type Place = { key: string; path: string };

/** Types an answer into the component for its kind. */
const fillField = async (page: Page, field: Field, { key, path, value }: Place & { value: unknown }): Promise<void> => {
  switch (field.kind) {
    case 'yesNo':
      await at(page, value === true ? path : `${path}-1`).check();
      return;
    case 'statement':
      await at(page, path).setChecked(value === true);
      return;
    case 'choice': {
      const place = (field.options ?? []).indexOf(String(value));
      const control = at(page, place > 0 ? `${path}-${place}` : path);
      if ((field.options?.length ?? 0) > 9) await at(page, path).selectOption(String(value));
      else await control.check();
      return;
    }
    case 'choices':
      for (const option of value as string[]) {
        const place = (field.options ?? []).indexOf(option);
        await at(page, place > 0 ? `${path}-${place}` : path).check();
      }
      return;
    case 'address': {
      const { line1, line2, zip, city, state } = value as Record<string, string | null>;
      await at(page, `${path}.line1`).fill(line1 ?? '');
      if (line2) await at(page, `${path}.line2`).fill(line2);
      await at(page, `${path}.zip`).fill(zip ?? '');
      await at(page, `${path}.city`).fill(city ?? '');
      await at(page, `${path}.state`).selectOption(state ?? '');
      return;
    }
    case 'list':
      return fillList(page, field, { key, path, items: value as Answers[] });
    case 'state':
      await at(page, path).selectOption(String(value));
      return;
    default:
      await at(page, path).fill(typed(field, value));
  }
};

/** A list is answered entry by entry, each added in place. */
const fillList = async (
  page: Page,
  field: Field,
  { key, path, items }: Place & { items: Answers[] },
): Promise<void> => {
  for (const [place, item] of items.entries()) {
    await at(page, path).click();
    await openSections(page);
    const entry = `${path}.${place}`;
    const fields = (field.item ?? []).filter(({ name }) => name !== 'confirmed');
    await fillFields(page, fields, { key, path: `${entry}.`, answers: item });
    const [first] = fields;
    const anchor = at(page, `${entry}.${first?.name}`).or(at(page, `${entry}.${first?.name}.line1`));
    const add = page.getByRole('button', { name: /Add this/ });
    // The innermost form that holds the entry: loans are nested in their property.
    await page.getByRole('group').filter({ has: anchor }).filter({ has: add }).last().locator(add).first().click();
  }
};

export const fillFields = async (
  page: Page,
  fields: readonly Field[],
  { key, path, answers }: Place & { answers: Answers },
): Promise<void> => {
  if (path === '') await openSections(page);
  for (const field of fields) {
    const value = answers[field.name];
    if (!isAnswered(value) || !(field.isAsked?.(answers as Record<string, unknown>) ?? true)) continue;
    if (Array.isArray(value) && value.length === 0) continue;
    await fillField(page, field, { key, path: `${path}${field.name}`, value });
  }
};

/** Clears prefilled values, so that the walker types everything an applicant could. */
export const clearKnown = async (page: Page, key: StepKey): Promise<void> => {
  if (key !== 'application' && key !== 'application8') return;
  const known = page.getByRole('button', { name: /Remove / });
  while ((await known.count()) > 0) await known.first().click();
};

/** The disclosures before page 1. */
export const receivePapers = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { name: 'Documents before you start' }).waitFor();
  const papers = page.locator('main details > summary');
  await papers.nth(1).waitFor();
  for (const paper of await papers.all()) {
    expect(await paper.innerText()).toMatch(/Version of [A-Z][a-z]+ \d+, \d{4}/);
    await paper.click();
  }
  await page.getByRole('checkbox', { name: /I have received all/ }).check();
  await page.getByRole('button', { name: 'Continue to page 1' }).click();
  await page.getByRole('heading', { level: 1, name: words.application.question }).waitFor();
};

/** The explanation is requested on the timeline, once there is a gap to explain. */
const openGap = async (page: Page, answers: Answers): Promise<void> => {
  const field = steps.application5.fields.filter(({ name }) => name !== 'gapExplanation');
  await fillFields(page, field, { key: 'application5', path: '', answers });
  const explain = page.getByRole('button', { name: 'Explain the break' });
  if ((await explain.count()) > 0) await explain.first().click();
};

/** An omitted debt needs a reason, entered on its card. */
const explainOmitted = async (page: Page): Promise<void> => {
  const reason = page.locator('[id$=".comments"]');
  const isLeft = () => new URL(page.url()).pathname !== steps.debtConsolidation.path;
  await expect.poll(async () => isLeft() || (await reason.count()) > 0).toBe(true);
  for (const field of await reason.all()) await field.fill('My employer pays it.');
  if ((await reason.count()) > 0) await page.getByRole('button', { name: 'Continue' }).locator('visible=true').click();
};

export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).locator('visible=true').first();

/** Choosing documents shows the requests first; they can wait. */
const passRequests = async (page: Page): Promise<void> => {
  if (new URL(page.url()).pathname === '/app/upload')
    await page.getByRole('link', { name: 'Continue your application' }).click();
};

/** Fills one page from its fields and the persona's answers, and continues. */
export const answerPage = async (page: Page, key: StepKey, answers: Answers): Promise<void> => {
  const step: Step = steps[key];
  await page.waitForURL(`**${step.path}`);
  await settled(page);
  const question = page.getByRole('heading', { level: 1, name: words[key].question });
  const papers = page.getByRole('heading', { level: 1, name: /Documents before/ });
  const anyway = page.getByRole('button', { name: earlyNo.anyway });
  await question.or(papers).or(anyway).waitFor();
  if (await anyway.isVisible()) await anyway.click();
  if (await papers.isVisible()) await receivePapers(page);
  await question.waitFor();
  await openSections(page);
  await clearKnown(page, key);
  const lists = ['debtConsolidation', 'mortgageBalance'].includes(key);
  const isGap = Boolean(answers.gapExplanation);
  const fields = step.fields.filter(
    ({ kind, name }) =>
      !(lists && kind === 'list') && name !== 'incomeReviews' && (!isGap || name === 'gapExplanation'),
  );
  if (answers.gapExplanation) await openGap(page, answers);
  await fillFields(page, fields, { key, path: '', answers });
  await goOn(page).click();
  if (key === 'debtConsolidation') await explainOmitted(page);
  await page
    .waitForURL((url) => url.pathname !== step.path || url.search.includes('view='))
    .catch(async (cause: unknown) => {
      const problems = await page.locator('.field-error, [role="alert"]').allInnerTexts();
      throw new Error(`${key} was not left: ${problems.join(' | ')}`, { cause });
    });
  await passRequests(page);
};
