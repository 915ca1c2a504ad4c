import { expect, it } from 'vitest';
import { shareStreams } from './share-streams.ts';

const shared = () => {
  const opened: { tell: (value: unknown) => void; signal: AbortSignal; end: () => void }[] = [];
  const listen = shareStreams(
    (_, tell, signal) => new Promise<void>((end) => void opened.push({ tell, signal, end: () => end() })),
  );
  return { opened, listen };
};

it('has one connection for everyone who follows the same stream, closed with the last of them', () => {
  const { opened, listen } = shared();
  const [first, second]: [unknown[], unknown[]] = [[], []];
  const stopFirst = listen('own', (value) => first.push(value));
  const stopSecond = listen('own', (value) => second.push(value));
  listen('loan', () => undefined);
  expect(opened).toHaveLength(2);
  opened[0]?.tell(1);
  stopFirst();
  opened[0]?.tell(2);
  expect({ first, second }).toEqual({ first: [1], second: [1, 2] });
  expect(opened[0]?.signal.aborted).toBe(false);
  stopSecond();
  expect(opened.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

it('gives a later listener the newest value', () => {
  const { opened, listen } = shared();
  listen('own', () => undefined);
  opened[0]?.tell({ version: 4 });
  const late: unknown[] = [];
  listen('own', (value) => late.push(value));
  expect(late).toEqual([{ version: 4 }]);
});

it('reconnects after the last listener has left, and after the server refused', async () => {
  const { opened, listen } = shared();
  listen('own', () => undefined)();
  listen('own', () => undefined);
  expect(opened).toHaveLength(2);
  opened[1]?.end();
  await Promise.resolve();
  await Promise.resolve();
  listen('own', () => undefined);
  expect(opened).toHaveLength(3);
});
