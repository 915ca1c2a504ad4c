import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentTypes } from '#rules/documents/document-types.ts';
import { getPolicyShown } from './shown-policy.ts';

const folder = 'content/en/insights';
const posts = Object.fromEntries(
  readdirSync(folder).map((name) => [name.slice(11, -3), readFileSync(`${folder}/${name}`, 'utf8')]),
);
const policy = getPolicyShown();

/** What an article promises, beside the rule that keeps it. */
it.each([
  // A line is either variable or fixed by the draw: no part of a variable line can be fixed.
  ['the-payment-after-the-draw', 'a line of its own kind', policy.products.fixed.drawYears === 5],
  ['prime-a-margin-and-a-ceiling', 'a line of its own kind', policy.products.fixed.drawYears === 5],
  // To ask for three more years of Social Security or disability would burden who receives public assistance.
  ['the-papers-you-will-need', 'no end date in sight', documentTypes.awardLetter.count === 1],
  ['the-papers-you-will-need', 'residency card', documentTypes.residencyCard.count >= 1],
  ['what-a-credit-check-does-to-your-score', 'once, before closing', policy.credit.hardPull === 'beforeClosing'],
])('%s says "%s", as the rules have it', (slug, words, isSo) => {
  expect(isSo).toBe(true);
  expect(posts[slug]?.toLowerCase()).toContain(words.toLowerCase());
});

it.each([
  ['what-debts-against-income-means', 'the offer page lets you try the first two'],
  ['what-debts-against-income-means', 'With a score of {{dti.score}} or higher that passes'],
  ['three-days-to-change-your-mind', 'up to three years'],
  ['what-a-home-equity-line-is', 'it can still cost more interest in all'],
])('%s says "%s"', (slug, words) => {
  expect(posts[slug]).toContain(words);
});

it.each([
  ['three-days-to-change-your-mind', /in the product/],
  [
    'the-papers-you-will-need',
    /Social Security, disability or an annuity\. It should show that the income will continue for three years/,
  ],
  ['what-a-credit-check-does-to-your-score', /by law both need your permission|costs you nothing at all/],
  ['the-payment-after-the-draw', /Fix a part|from the first estimate to the closing/],
  ['what-debts-against-income-means', /lets you try each|income before tax to lenders/],
  ['what-a-home-equity-line-is', /smaller claim/],
])('%s no longer says what is not so: %s', (slug, wrong) => {
  expect(posts[slug]).not.toMatch(wrong);
});
