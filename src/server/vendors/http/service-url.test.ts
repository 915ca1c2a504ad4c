import { expect, it } from 'vitest';
import { addressOf } from './address-of.ts';
import { retryAfterMs } from './retry-after.ts';
import { serviceUrl } from './service-url.ts';

it.each([
  ['https://geocoding.geo.census.gov/geocoder', true],
  ['http://127.0.0.1:4000', true],
  ['http://localhost:4000/path', true],
  ['http://vendor.example', false],
  ['http://169.254.169.254', false],
  ['https://key:secret@vendor.example', false],
  ['https://vendor.example/?key=secret', false],
  ['file:///etc/passwd', false],
  ['vendor.example', false],
])('%s as the address of a service: %s', (url, isAccepted) => {
  expect(serviceUrl.safeParse(url).success).toBe(isAccepted);
});

it('no part of a path leaves the service', () => {
  const base = 'https://vendor.example/v1/';
  expect(addressOf(base, { path: ['a b', 'x/../y', '//evil.example'] }).href).toBe(
    'https://vendor.example/v1/a%20b/x%2F..%2Fy/%2F%2Fevil.example',
  );
  expect(addressOf(base, { query: { q: 'a&b=c#d' } }).href).toBe('https://vendor.example/v1/?q=a%26b%3Dc%23d');
  for (const part of ['', '.', '..']) expect(() => addressOf(base, { path: [part] })).toThrow();
});

it.each([
  ['120', 120_000],
  ['0', 0],
  ['99999', 3_600_000],
  ['Tue, 17 Nov 2026 12:00:30 GMT', 30_000],
  ['Tue, 17 Nov 2026 11:00:00 GMT', 0],
  ['soon', null],
  [null, null],
])('Retry-After %s waits %s ms', (header, expected) => {
  expect(retryAfterMs(header, Date.UTC(2026, 10, 17, 12))).toBe(expected);
});
