import { expect, it } from 'vitest';
import { personaBook } from '#sandbox/persona-book.ts';
import { titleAnswer, titleRequest } from '#server/vendors/title/port.ts';
import { behaving, describeContract } from '#testing/vendors/describe-contract.ts';
import { asOf, home } from '#testing/vendors/vendor-samples.ts';
import { sandboxTitle } from './sandbox-title.ts';

const ask = { address: home, asOf, stated: { names: ['Nora Quist'], acquiredOn: '2016-05-01' } };

describeContract('the sandbox land records', {
  adapter: sandboxTitle(behaving('found'), personaBook),
  request: titleRequest,
  answer: titleAnswer,
  questions: { 'name the owner': { ask, expect: 'found' } },
});

describeContract('the sandbox land records switched to thin', {
  adapter: sandboxTitle(behaving('thin'), personaBook),
  request: titleRequest,
  answer: titleAnswer,
  questions: { 'know nothing': { ask, expect: 'notFound' } },
});

it('the sandbox land records name the owners of a persona whose story says nothing of them', async () => {
  const address = { ...home, line1: '212 Fatherland Street', city: 'Nashville', state: 'TN' as const, zip: '37206' };
  const stated = { names: ['Alma Reyes'], acquiredOn: null };
  expect(personaBook.findHome(address)?.title?.names).toEqual([]);
  const signal = new AbortController().signal;
  const told = await sandboxTitle(behaving('found'), personaBook)(titleRequest.parse({ address, asOf, stated }), {
    ...{ idempotencyKey: 'owners', signal },
  });
  expect(told.answer).toMatchObject({ record: { names: ['Alma Reyes'], vesting: 'Alma Reyes' } });
});
