import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UsedFigure } from '#entities/contract/documents/document-figure.ts';
import { type DocumentDesk, documentDesk } from '#testing/document-desk.ts';
import { insuranceDeclarations } from '#testing/papers/insurance-declarations.ts';
import { paperBytes } from '#testing/papers/made-paper.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let desk: DocumentDesk;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  desk = await documentDesk(server);
}, 60_000);
afterAll(() => server.close());

it('a figure of a document counts once a person uses it, with name and place, until it is taken back', async () => {
  const { loanId, processor, auditor, send } = desk;
  const [policy] = insuranceDeclarations;
  if (!policy) throw new Error('There is no policy.');
  const fileId = await send(await paperBytes(policy), 'homeownersInsurance', 'policy.pdf');
  const used = async () => (await auditor.query('loanReview.figures', { loanId })).data as UsedFigure[];
  expect(await used()).toEqual([]);
  const figure = { fileId, name: 'dwellingCoverage', page: 1, place: { x: 5882, y: 2450, width: 700, height: 120 } };
  const take = async (value: string | null, more = {}) => {
    const seen = (await used())[0]?.value ?? null;
    return processor.mutate('loanReview.useFigure', { loanId, figure: { ...figure, ...more }, value, seen });
  };
  await take('53423000');
  expect(await used()).toMatchObject([{ ...figure, value: '53423000', by: 'Sam processor' }]);
  await take('53400000', { place: null });
  expect(await used()).toMatchObject([{ value: '53400000', place: null }]);
  await take(null);
  expect(await used()).toEqual([]);
  expect(await take('1', { name: 'grossPay' })).toMatchObject({ reason: 'invalidInput' });
  expect(await take('1', { page: 9 })).toMatchObject({ reason: 'notFound' });
  expect(await auditor.mutate('loanReview.useFigure', { loanId, figure, value: '1', seen: null })).toMatchObject({
    reason: 'notAllowed',
  });
});
