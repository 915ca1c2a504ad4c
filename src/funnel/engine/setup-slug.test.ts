import { expect, it } from 'vitest';
import { setupSlugPath, slugAliases } from './setup-slug.ts';

it.each([
  ['name', '/'],
  ['email', '/'],
  ['phone', '/'],
  ['contact-information', '/'],
  ['property', '/app/initial-setup/property-value'],
  ['annual-income', '/app/initial-setup/credit-income'],
  ['monthly-debts', '/app/initial-setup/credit-income'],
  ['pre-offer', '/app/initial-setup/credit-score'],
  ['desired-amount', '/app/initial-setup/preview-offer'],
  ['loan-reason', '/app/initial-setup/preview-offer'],
  ['after-offer', '/app/initial-setup/preview-offer'],
  ['best-offer-summary', '/app/initial-setup/preview-offer'],
  ['constructor', '/app/initial-setup/property-value'],
  ['no-such-page', '/app/initial-setup/property-value'],
])('the slug %s leads to %s', (slug, path) => {
  expect(setupSlugPath(slug)).toBe(path);
});

it.each([
  'mcr',
  'property-usage',
  'credit-income',
  'has-fbm',
  'preview-offer',
  'zip',
  'property-value',
  'mortgage-balance',
  'coborrower',
  'credit-score',
  'credit-range',
  'is-self-employed',
  'mortgage-estimate',
  'mcr-account-creation',
])('%s is a page of its own', (slug) => {
  expect(setupSlugPath(slug)).toBe(`/app/initial-setup/${slug}`);
});

it('has no alias that hides a page', () => {
  for (const slug of Object.keys(slugAliases)) expect(setupSlugPath(slug)).not.toBe(`/app/initial-setup/${slug}`);
});
