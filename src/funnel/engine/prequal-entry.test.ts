import { expect, it } from 'vitest';
import { leadsToCreditCheck, prequalEntry } from './prequal-entry.ts';

it.each([
  ['/prequal', '/prequal/building-type', false],
  ['/prequal?flow=credit', '/prequal/credit-check', false],
  ['/prequal/building-type', '/prequal/building-type', false],
  ['/prequal/building-type?flow=credit', '/prequal/credit-check', true],
  ['/prequal/building-type/?from=mail&flow=credit', '/prequal/credit-check', true],
  ['/prequal/building-type?flow=creditors', '/prequal/building-type', false],
  ['/prequal/credit-check?flow=credit', '/prequal/credit-check', false],
])('%s enters the prequalification at %s', (path, entry, leads) => {
  expect([prequalEntry(path), leadsToCreditCheck(path)]).toEqual([entry, leads]);
});
