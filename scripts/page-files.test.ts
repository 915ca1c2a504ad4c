import { expect, it } from 'vitest';
import { circleAmong, inRunningOrder } from './page-files.ts';

const file = (fileName: string, ...imports: string[]) => ({ fileName, imports });

it('files that import each other in a circle are named, however far apart', () => {
  const shared = [file('page', 'portal', 'everyone'), file('portal', 'everyone')];
  expect(circleAmong([...shared, file('everyone')])).toBeNull();
  expect(circleAmong([...shared, file('everyone', 'words'), file('words', 'portal')])).toEqual([
    'portal',
    'everyone',
    'words',
    'portal',
  ]);
});

it('files are asked for in an order in which each can run: what it needs comes before it', () => {
  const page = file('page', 'portal', 'everyone');
  const chunks = [page, file('portal', 'words', 'everyone'), file('words', 'everyone'), file('everyone')];
  const order = inRunningOrder(page, new Map(chunks.map((chunk) => [chunk.fileName, chunk])));
  expect([...order].map(({ fileName }) => fileName)).toEqual(['everyone', 'words', 'portal', 'page']);
});
