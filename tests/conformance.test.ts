import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const rows = ['docs/conformance.md', 'docs/compliance/proofs.md']
  .flatMap((page) => readFileSync(join(root, page), 'utf8').split('\n'))
  .filter((line) => line.startsWith('| ') && !line.startsWith('| requirement'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, requirement = '', proof = '']) => ({ requirement, proof }));

it.each(rows)('$requirement', ({ proof }) => {
  if (proof === '**open**') return expect(proof).toBe('**open**');
  const [, file = '', title = ''] = /^`([^`]+)` ›\s*(.*)$/.exec(proof) ?? [];
  expect(title, `no title for: ${proof}`).not.toBe('');
  expect(existsSync(join(root, file)), `no file for: ${proof}`).toBe(true);
  expect(readFileSync(join(root, file), 'utf8')).toContain(title);
});
