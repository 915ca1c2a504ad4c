import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** Text inside a drawing scales with the drawing. */
const drawings = [
  'equity-house.module.css',
  'step-chart.module.css',
  'timeline-view.module.css',
  'summary.module.css',
  'check-drawing.module.css',
];

it('text follows the size a reader has set in the browser', () => {
  const fixed = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !drawings.some((name) => file.endsWith(`/${name}`)))
    .filter((file) => /font(-size)?:[^;{}]*\b\d+(\.\d+)?px/.test(readFileSync(join(folder, file), 'utf8')));
  expect(fixed).toEqual([]);
});
