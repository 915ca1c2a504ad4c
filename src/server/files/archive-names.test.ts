import fc from 'fast-check';
import { expect, it } from 'vitest';
import { archiveNames, archivePart } from './archive-names.ts';

it.each([
  ['Paystub.pdf', 'Paystub.pdf'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['..', 'document'],
  ['C:\\Windows\\x.pdf', 'C__Windows_x.pdf'],
  ['pay\u0000stub\u202e.pdf', 'pay_stub_.pdf'],
  ['cafe\u0301.pdf', 'café.pdf'],
  ['nul.pdf', '_nul.pdf'],
  ['  .hidden. ', 'hidden'],
  ['.pdf', 'pdf'],
  [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(120)}.pdf`],
])('%j is kept as %j', (given, kept) => {
  expect(archivePart(given)).toBe(kept);
});

it('never leaves its folder, never hides, and never gives one name to two', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 30 })), (names) => {
      const nameOf = archiveNames();
      const paths = names.map((name) => nameOf(['Documents'], name));
      expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(names.length);
      for (const path of paths) {
        expect(path).toMatch(/^Documents\/[^/\\]+$/);
        expect(path).not.toMatch(/\/\.|\p{Cc}/u);
      }
    }),
  );
});

it('keeps two of the same name, also by another case', () => {
  const nameOf = archiveNames();
  expect([nameOf(['A'], 'x.pdf'), nameOf(['A'], 'X.pdf'), nameOf(['B'], 'x.pdf'), nameOf([], 'x.pdf')]).toEqual([
    'A/x.pdf',
    'A/X (2).pdf',
    'B/x.pdf',
    'x.pdf',
  ]);
});
