import { expect, it } from 'vitest';
import { streetAnswer } from '#server/vendors/address-suggestions/port.ts';
import { personaBook } from '../persona-book.ts';
import { sandboxStreets } from './sandbox-streets.ts';

const streets = sandboxStreets({ switches: async () => 'found', sleep: async () => undefined }, personaBook);
const suggested = async (text: string) => {
  const { answer } = await streets(
    { text, state: 'VA', zip: null },
    { idempotencyKey: 'k', signal: new AbortController().signal },
  );
  return streetAnswer.parse(answer).suggestions.map(({ address }) => address);
};

it('completes the address of a sample applicant, however it is written', async () => {
  expect(await suggested('418  larks')).toMatchObject([{ line1: '418 Larkspur Lane', city: 'Roanoke', state: 'VA' }]);
  expect(await suggested('418 Nowhere')).toEqual([]);
});
