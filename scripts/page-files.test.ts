import { expect, it } from 'vitest';
import { circleAmong } from './page-files.ts';

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
