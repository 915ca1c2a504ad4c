import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '#testing/long-run/turns.ts';
import { homeRecord } from '#words/funnel/pages/home-record.ts';
import { steps } from '#words/funnel/steps.ts';
import { signing } from '#words/loan/signing.ts';
import { journeyOf } from '../src/sandbox/personas/journey.ts';
import { personas } from '../src/sandbox/personas/personas.ts';
import { violationsOn } from './axe.ts';
import { visitAs } from './offer-visitor.ts';
import { openProduct, type Product, settled, widths, widthsAt } from './product.ts';
import * as loan from './whole-loan.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 120_000);
afterAll(() => product.close());

const whole = personas.filter((persona) => journeyOf(persona).some(({ step }) => step.key === 'disclosures'));
const spread = ['rental-landlord', 'gap-of-32-days'];
const walked = isLong ? whole.map(({ name }) => name) : spread.slice(0, 1);

const begin = async (name: string): Promise<loan.Actor> => {
  const persona = personas.find((each) => each.name === name);
  if (!persona) throw new Error(`no ${name}`);
  const visitor = await visitAs(product, { name, step: 'application' });
  const [row] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
  return { product, persona, person: 'borrower', visitor, applicationId: String(row?.id) };
};

let turn = 0;

/** Every page for two of them, alternating widths; at both in the long run. */
const look = async ({ persona, visitor: { page } }: loan.Actor, key: string): Promise<void> => {
  if (!spread.includes(persona.name)) return;
  turn += 1;
  for (const width of widthsAt(turn)) {
    await page.setViewportSize(widths[width]);
    await settled(page);
    expect(await violationsOn(page), `${key} on a ${width}`).toEqual([]);
  }
  await page.setViewportSize(widths.desktop);
};

/** Without an offer there is nothing to sign: a page explains this and links to the reasons. */
const isLedToTheOffer = async ({ visitor: { page } }: loan.Actor): Promise<boolean> => {
  const none = page.getByRole('heading', { level: 1, name: signing.notReady.title });
  await none.or(page.getByRole('heading', { level: 1, name: signing.consent.title })).waitFor();
  if (!(await none.isVisible())) return false;
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('link', { name: signing.notReady.toOffer }).click();
  await page.waitForURL(/preview-offer/);
  await settled(page);
  return true;
};

/** The full path: signed, ID verified, account entered, up to the hub. */
const goOnToTheHub = async (actor: loan.Actor): Promise<void> => {
  if (actor.persona.coborrower) await loan.answerPartsBehind({ ...actor, person: 'coborrower' });
  await loan.signPapersBehind(actor);
  await loan.showId(actor);
  await loan.passDocuments(actor);
  await loan.giveAccount(actor);
  await loan.atHub(actor);
};

describe('all nine parts', () => {
  it.each(walked)('are completed by %s, from the papers to signing', { timeout: 300_000 }, async (name) => {
    const actor = await begin(name);
    const { page } = actor.visitor;
    const positions: number[] = [];
    await loan.answerParts(actor, async (key) => {
      await look(actor, key);
      // The papers before page 1 are no part of it.
      if (key === 'application') return;
      const whole = page.getByRole('progressbar', { name: 'Whole application' });
      positions.push(Number(await whole.getAttribute('value')));
    });
    // How far one is never runs backwards.
    expect(positions.length).toBeGreaterThan(5);
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
    if (isLong && !(await isLedToTheOffer(actor))) await goOnToTheHub(actor);
    expect(actor.visitor.problems).toEqual([]);
    await actor.visitor.close();
  });
});

describe('a long page', () => {
  it('comes in sections: one is open, known answers fold to their value, and an error opens its own', async () => {
    const visitor = await visitAs(
      product,
      { name: 'homeowner-with-one-job', step: 'application3' },
      { width: 'phone' },
    );
    const { page, problems, close } = visitor;
    // The address was given before the offer: a line, with who said it.
    await page.getByText('1 of 6 sections answered').waitFor();
    const folded = page.locator('details[data-section="homeAddress"] > summary');
    expect(await folded.textContent()).toMatch(/212 Fatherland Street.*From your answers before the offer.*Edit/);
    const open = page.locator('details[data-section][open]');
    await expect.poll(() => open.count()).toBe(1);
    expect(await open.getAttribute('data-section')).toBe('homeType');
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Single-family house' }).check();
    await page.getByText('2 of 6 sections answered').waitFor();
    await page.getByRole('button', { name: 'Next: How you use it' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('section-homeUse');
    // Who answers by hand needs the public record no more.
    await page.getByText(homeRecord.refused).waitFor();
    expect(await open.getAttribute('data-section')).toBe('homeUse');
    expect(await page.locator('details[data-section="homeType"] > summary').textContent()).toMatch(
      /Single-family house.*From you.*Edit/,
    );
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2000);
    await page.getByRole('button', { name: 'Continue' }).locator('visible=true').first().click();
    await expect.poll(() => open.count()).toBe(4);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it('asks for a job section by section, starting from the income told before, and names it on the timeline', async () => {
    const visitor = await visitAs(
      product,
      { name: 'homeowner-with-one-job', step: 'application5' },
      { width: 'phone' },
    );
    const { page, problems, close } = visitor;
    const section = (name: string) => page.locator(`details[data-section="${name}"]`);
    expect(await section('working').getAttribute('open')).not.toBeNull();
    expect(await section('jobs').count()).toBe(0);
    await section('working').getByRole('radio', { name: 'Yes' }).check();
    // What the answer brings up opens by itself.
    await expect.poll(() => section('jobs').getAttribute('open')).not.toBeNull();
    await page.getByRole('button', { name: 'Add a job', exact: true }).click();
    await page.getByText('1 of 4 sections answered').waitFor();
    const open = section('jobs').locator('details[data-section][open]');
    expect(await open.getAttribute('data-section')).toBe('jobEmployer');
    // One frame says where one is, however many sections are open around it.
    const framed = await page
      .locator('details[data-section][open]')
      .evaluateAll((all) =>
        all
          .filter((each) => getComputedStyle(each).borderTopWidth === '2px')
          .map(({ id, dataset }) => dataset.section ?? id),
      );
    expect(framed).toEqual(['jobEmployer']);
    await page.getByLabel('Employer', { exact: true }).fill('Cumberland County Regional Hospital System');
    await page.getByLabel('Job title').fill('Nurse');
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Next: When you worked there' }).click();
    await expect.poll(() => open.getAttribute('data-section')).toBe('jobDates');
    expect(await section('jobEmployer').locator('summary').textContent()).toMatch(
      /Hospital System\u00a0· Nurse.*From you.*Edit/,
    );
    await page.getByLabel('Started').fill('03/2019');
    await open.getByRole('radio', { name: 'Yes' }).check();
    await page.getByRole('button', { name: 'Next: Ownership' }).click();
    await open.getByRole('radio', { name: 'No' }).check();
    await expect.poll(() => page.getByText('4 of 4 sections answered').count()).toBe(1);
    expect(await section('jobContact').locator('summary').textContent()).toContain('Optional');
    // The pay was told before the offer: it is there to confirm, with its source.
    expect(await section('jobPay').locator('summary').textContent()).toMatch(
      /\$[\d,]+.*From the \$[\d,]+ a year you told us/,
    );
    await page.getByRole('button', { name: 'Add this job' }).click();
    const names = page.getByRole('list', { name: 'Jobs on the timeline' });
    await names.getByText('Cumberland County Regional Hospital System').waitFor();
    expect(await names.evaluate((list) => list.scrollWidth <= list.clientWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2000);
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it('asks for declarations in groups, and not for what a line of credit or an earlier answer settles', async () => {
    const { page, problems, close } = await visitAs(
      product,
      { name: 'homeowner-with-one-job', step: 'application8' },
      { width: 'phone' },
    );
    const groups = page.locator('details[data-section]');
    await page.getByText(/^\d of \d sections answered$/).waitFor();
    expect(await groups.count()).toBeGreaterThan(2);
    expect(await groups.count()).toBeLessThanOrEqual(6);
    for (const group of await groups.all()) {
      if ((await group.getAttribute('open')) === null) await group.locator('summary').first().click();
      expect(await group.getByRole('radio').count()).toBeLessThanOrEqual(8);
    }
    const { fields } = steps.application8;
    const answerTo = (name: keyof typeof fields) => page.getByRole('group', { name: fields[name] });
    await answerTo('hasFederalDebt').waitFor();
    // Nobody sells the home. Told before the offer: use of the home, foreclosure and bankruptcy.
    expect(await answerTo('hasSpecialBorrowerSellerRelationship').count()).toBe(0);
    expect(await answerTo('hasIntentToOccupy').getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true);
    for (const name of ['hasForeclosure', 'hasBankruptcy'] as const)
      expect(await answerTo(name).getByRole('radio', { name: 'No' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(3);
    expect(await violationsOn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it('asks for demographics in three sections', async () => {
    const { page, close } = await visitAs(
      product,
      { name: 'homeowner-with-one-job', step: 'application7' },
      { width: 'phone' },
    );
    await page.getByText('0 of 3 sections answered').waitFor();
    await page.getByText(/Federal law requires us to ask .* We may not discriminate/).waitFor();
    expect(await page.locator('details[data-section][open]').getAttribute('data-section')).toBe('ethnicity');
    expect(await violationsOn(page)).toEqual([]);
    await close();
  });
});
