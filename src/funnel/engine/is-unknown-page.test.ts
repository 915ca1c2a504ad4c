import { expect, it } from 'vitest';
import { isUnknownPage } from './is-unknown-page.ts';

it.each([
  ['/app/application/5', true],
  ['/app/application/8', true],
  ['/app/application/bogus', true],
  ['/app/application/1x', true],
  ['/app/application/submitted/bogus', true],
  ['/app/application/constructor', true],
  ['/app/application/1', false],
  ['/app/application/sign', false],
  ['/app/application/faqs', false],
  ['/app/application/application-summary', false],
  ['/app/application/business-information', false],
  ['/app/application/submitted', false],
  ['/app/application/submitted/identity', false],
  ['/app/application/submitted/closing', false],
  ['/app/initial-setup/bogus', false],
  ['/portal', false],
])('%s is unknown: %s', (path, isUnknown) => {
  expect(isUnknownPage(path)).toBe(isUnknown);
});
