import { expect, it } from 'vitest';
import { oncePerPress } from './once-per-press.ts';

const counted = () => {
  let sent = 0;
  const call = oncePerPress(async ({ path }) => {
    sent += 1;
    return `${path} ${sent}`;
  });
  return { call, sent: () => sent };
};
const note = (text: string) => ({ path: 'loanWork.writeNote', type: 'mutation' as const, input: { text } });

it('makes one call of two presses that come at once, and both get its answer', async () => {
  const { call, sent } = counted();
  const [one, other] = [call(note('a')), call(note('a'))];
  expect([await one, await other, sent()]).toEqual(['loanWork.writeNote 1', 'loanWork.writeNote 1', 1]);
});

it('makes one call for each of different words, and the same again later', async () => {
  const { call, sent } = counted();
  await Promise.all([call(note('a')), call(note('b'))]);
  expect(sent()).toBe(2);
  await new Promise((done) => setTimeout(done, 5));
  await call(note('a'));
  expect(sent()).toBe(3);
});
