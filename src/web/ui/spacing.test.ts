import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));
const tokens = readFileSync(join(folder, 'ui/tokens.css'), 'utf8');
const steps = [...tokens.matchAll(/--hl-[\d]*-?(?:half)?: (\d+)px;/g)].map(([, size]) => Number(size));

it('space comes from the scale of the tokens wherever the scale has it', () => {
  const typed = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/\b(?:padding|margin|gap)[a-z-]*:[^;]*;/g)]
        .map(([declaration]) => `${file}: ${declaration}`)
        .filter((line) => [...line.matchAll(/(?<![\w.])(\d+)px/g)].some(([, size]) => steps.includes(Number(size)))),
    );
  expect(steps).toContain(16);
  expect(typed).toEqual([]);
});
