import { expect, it } from 'vitest';
import { isSameCompany } from './company-words.ts';

it.each([
  ['Northgate Clinic', 'NORTHGATE CLINIC, LLC', true],
  ['Acme, Inc.', 'acme', true],
  ['The Acme Company', 'Acme Co.', true],
  ['Health-Plus L.L.C.', 'Health Plus', true],
  ['Peñasco Café', 'Penasco Cafe', true],
  ['Northgate Clinic', 'Northgate Clinics', false],
  ['Acme East', 'Acme', false],
  ['株式会社山田', '株式会社鈴木', false],
  ['Кафе «Волна»', 'КАФЕ ВОЛНА', true],
  // The name is nothing but legal forms.
  ['The Company', 'Limited', false],
  ['The Company', 'the company', true],
])('%s and %s: %s', (one, other, isSame) => {
  expect(isSameCompany(one, other)).toBe(isSame);
  expect(isSameCompany(other, one)).toBe(isSame);
});
