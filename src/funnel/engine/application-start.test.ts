import { expect, it } from 'vitest';
import { steps } from '../steps.ts';
import { applicationStart, firstPage } from './application-start.ts';

it.each([
  ['propertyValue', 'landing'],
  ['mortgageEstimate', 'landing'],
  ['zip', 'landing'],
  ['propertyUsage', 'landing'],
  ['creditIncome', 'landing'],
  ['prequalBuildingType', 'prequal'],
  ['prequalCreditCheck', 'prequalCredit'],
  ['name', null],
  ['creditScore', null],
  ['previewOffer', null],
  ['mcr', null],
  ['joinWaitlist', null],
  ['prequalAddress', null],
  ['application', null],
  ['businessInformation', null],
] as const)('a first answer on %s begins: %s', (key, start) => {
  expect(applicationStart(steps[key])).toBe(start);
});

it.each([
  ['/prequal/debts', '/prequal/building-type'],
  ['/app/initial-setup/credit-score', '/app/initial-setup/property-value'],
])('a visitor at %s begins at %s', (path, first) => {
  expect(firstPage(path)).toBe(first);
});
