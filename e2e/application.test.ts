import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StepKey } from '../src/funnel/steps.ts';
import { journeyOf } from '../src/testing/personas/journey.ts';
import type { PersonaAnswers } from '../src/testing/personas/persona.ts';
import { personas } from '../src/testing/personas/personas.ts';
import { violationsOn } from './axe.ts';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product } from './product.ts';
import { answerPage } from './walker.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const nine: readonly StepKey[] = [
  'application',
  'application3',
  'application4',
  'application5',
  'businessInformation',
  'manualIncomeVerification',
  'debtConsolidation',
  'application7',
  'application8',
  'application6',
];

/** A page may be left out where the person is not asked it. */
const isAsked = (page: Page, key: StepKey) =>
  key !== 'businessInformation' || page.url().endsWith('business-information');

const walk = async (
  page: Page,
  answers: PersonaAnswers,
  look: (key: string) => Promise<void> = async () => undefined,
) => {
  for (const key of nine) {
    await page.waitForLoadState();
    if (!isAsked(page, key)) continue;
    await look(key);
    await answerPage(page, key, answers[key] ?? {});
  }
};

const whole = personas.filter((persona) => journeyOf(persona).some(({ step }) => step.key === 'disclosures'));
const spread = ['rental-landlord', 'gap-of-32-days'];
const walked = process.env.TEST_LONG ? whole.map(({ name }) => name) : spread;

describe('all nine parts', () => {
  it.each(walked)('are completed by %s, from the papers to signing', async (name) => {
    const persona = personas.find((each) => each.name === name);
    const { page, problems, close } = await visitAs(product, { name, step: 'application' });
    await walk(page, persona?.borrower ?? {}, async (key) => {
      if (name === spread[0]) {
        await page.locator('main:not([inert]) h1').first().waitFor();
        expect(await violationsOn(page), key).toEqual([]);
      }
    });
    await page.waitForURL('**/app/application/sign');
    expect(problems).toEqual([]);
    await close();
  });
});
