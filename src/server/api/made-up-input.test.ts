import { afterAll, beforeAll, expect, it } from 'vitest';
import { everythingOpen } from '#entities/contract/pipeline.ts';
import { deskLoan } from '#testing/desk-loans.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let manager: TestBrowser;
let loanId = '';
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  manager = await staffBrowser(server, [{ role: 'manager', scopeKind: 'lender' }]);
  ({ loanId } = await deskLoan(server));
});
afterAll(() => server.close());

const id = '00000000-0000-4000-8000-000000000000';
const cursor = (...place: unknown[]) => Buffer.from(JSON.stringify(place)).toString('base64url');
const times = ['2020-13-45 00:00:00+00', '2020-02-30 00:00:00+00', '2020-01-01 25:00:00+00', '2020-01-01 00:00:00+99'];
const page = (sort: string, place: string) => ({ view: { ...everythingOpen, stage: 'any', sort }, cursor: place });

it.each([
  ...times.flatMap((time): [string, Record<string, unknown>][] => [
    ['pipeline.page', page('touched', cursor(time, 1))],
    ['desk.talks', { view: 'all', cursor: cursor(time, id, 'borrower') }],
    ['leads.page', { state: null, typed: '', cursor: cursor(time, id) }],
  ]),
  ['pipeline.page', page('name', cursor('a\0', 1))],
  ['leads.page', { state: null, typed: 'a\0', cursor: null }],
])('a place or text that nobody was given is an error of who made it up: %s %j', async (path, input) => {
  expect(await manager.query(path, input)).toMatchObject({ status: 400, reason: 'invalidInput' });
});

it.each([
  ['loanWork.writeNote', { text: 'a\0b' }],
  ['loanWork.write', { person: 'borrower', text: 'a\0b' }],
  ['loanWork.giveReason', { reason: 'because\0' }],
])('so is a character no text can hold: %s', async (path, input) => {
  expect(await manager.mutate(path, { loanId, ...input })).toMatchObject({ status: 400, reason: 'invalidInput' });
});
