import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuildPipeline } from '#server/db/projections/rebuild-pipeline.ts';
import { errors } from '#words/errors.ts';
import { becomePersona } from '../../../src/sandbox/usecases/become-persona.ts';
import { visitAs } from '../../offer-visitor.ts';
import { openProduct, type Product, settled } from '../../product.ts';
import { staffVisitor } from '../../staff-visitor.ts';

let product: Product;
let loanId = '';
beforeAll(async () => {
  product = await openProduct();
  await becomePersona(product.container, { name: 'worked-example-couple', step: 'previewOffer' });
  await rebuildPipeline(product.container.database);
  loanId = String((await product.query('SELECT id FROM applications LIMIT 1'))[0]?.id);
}, 120_000);
afterAll(() => product.close());

const isStream = (request: Request): boolean => /\/api\/trpc\/\w+\.changes/.test(request.url());

/** Everything a page sends to follow changes. */
const streamsOf = (page: Page) => {
  const sent: Request[] = [];
  const cut: Request[] = [];
  page.on('request', (request) => isStream(request) && sent.push(request));
  page.on('requestfailed', (request) => isStream(request) && cut.push(request));
  return { sent, cut };
};

const formOf = (request: Request) => ({
  path: new URL(request.url()).pathname.split('/').at(-1),
  search: new URL(request.url()).search,
  method: request.method(),
  sameOrigin: request.headers()['x-same-origin'],
  isChecked: (request.headers()['x-bot-check'] ?? '') !== '',
});
const subscription = (path: string) => ({ path, search: '', method: 'PATCH', sameOrigin: '1', isChecked: true });

describe('a page that follows changes', () => {
  it.each([
    ['the funnel', 'propertyValue'],
    ['the document list', 'incomeDocs'],
    ['the hub', 'applicationSubmitted'],
  ])('asks once as our own page, by PATCH, however many of its parts listen: %s', async (_, step) => {
    const visitor = await visitAs(product, { name: 'homeowner-with-one-job', step });
    // Its own tab: the first one may still be about to ask.
    const page = await visitor.context.newPage();
    const { sent, cut } = streamsOf(page);
    await page.goto(visitor.page.url());
    await settled(page);
    // A part that is set up twice while the page loads ends its first stream.
    await expect.poll(() => sent.length - cut.length).toBe(1);
    for (const request of sent) expect(formOf(request)).toEqual(subscription('application.changes'));
    expect(visitor.problems).toEqual([]);
    await visitor.close();
  });

  it.each([
    ['the pipeline', () => '/portal?view=open', 'pipeline.changes', {}],
    ['a loan', () => `/portal/loan/${loanId}/conditions`, 'loanFile.changes', { loanId: expect.any(String) }],
  ])('asks as our own page, by PATCH: %s', async (_, path, name, input) => {
    const visitor = await staffVisitor(product, { grants: [{ role: 'manager', scopeKind: 'lender' }] });
    const { sent } = streamsOf(visitor.page);
    await visitor.page.goto(product.url + path());
    await settled(visitor.page);
    await expect.poll(() => sent.map(formOf)).toEqual([subscription(name)]);
    expect(sent[0]?.postDataJSON()).toEqual({ json: input });
    expect(visitor.problems).toEqual([]);
    await visitor.close();
  });

  it('stops when its page is left, and the next page follows its own', async () => {
    const visitor = await staffVisitor(product, { grants: [{ role: 'manager', scopeKind: 'lender' }] });
    const { page } = visitor;
    const { sent, cut } = streamsOf(page);
    await page.goto(`${product.url}/portal?view=open`);
    await expect.poll(() => sent.length).toBe(1);
    await page.getByRole('link', { name: 'Whitfield, Dana and Marcus' }).filter({ visible: true }).click();
    await expect
      .poll(() => sent.map((request) => formOf(request).path))
      .toEqual(['pipeline.changes', 'loanFile.changes']);
    await expect.poll(() => cut.map((request) => formOf(request).path)).toEqual(['pipeline.changes']);
    await visitor.close();
  });

  it('reconnects after the stream was cut, goes on where it was, and learns of what happened meanwhile', async () => {
    const visitor = await visitAs(product, { name: 'worked-example-couple', step: 'propertyValue' });
    const second = await visitor.context.newPage();
    second.setDefaultTimeout(30_000);
    const { sent } = streamsOf(second);
    const cutOff = Promise.withResolvers<void>();
    await second.route(
      /application\.changes/,
      async (route) => {
        await cutOff.promise;
        await route.fulfill({
          contentType: 'text/event-stream',
          body: 'event: connected\ndata: {}\n\nid: 1\ndata: {"json":{"version":1}}\n\n',
        });
      },
      { times: 1 },
    );
    await second.goto(visitor.page.url());
    await settled(second);
    await expect.poll(() => sent.length).toBe(1);
    await visitor.page.getByLabel('Estimated value').fill('612000');
    await visitor.page.getByRole('button', { name: 'Continue' }).click();
    await visitor.page.waitForURL('**/mortgage-estimate');
    cutOff.resolve();
    await second.getByText(errors.changedElsewhere.title).waitFor();
    expect(sent.map(formOf)).toEqual([subscription('application.changes'), subscription('application.changes')]);
    expect(sent[1]?.headers()['last-event-id']).toBe('1');
    await visitor.close();
  });
});
