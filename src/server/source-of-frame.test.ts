import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loggableError } from './loggable-error.ts';
import { sourceOfFrame } from './source-of-frame.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthline-frames-'));
const program = join(folder, 'build-server', 'serve.mjs');
beforeAll(() => {
  mkdirSync(join(folder, 'build-server'));
  const lines = ['// src/entities/values/day.ts', 'const a = 1;', '// src/server/main.ts', '\tconst b = 2;'];
  writeFileSync(program, [...lines, 'export const fail = () => { throw new Error("x"); };'].join('\n'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('a line of the log names the source of a compiled place', async () => {
  const { fail } = await import(pathToFileURL(program).href);
  const error = (() => {
    try {
      return fail();
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(loggableError(error).at).toEqual(
    expect.arrayContaining([expect.stringMatching(/^fail \(src\/server\/main\.ts, serve\.mjs:5:\d+\)$/)]),
  );
});

it.each(['async run (/srv/src/server/main.ts:4:2)', 'node:internal/process:1:2'])(
  'leaves others as they are: %s',
  (frame) => expect(sourceOfFrame(frame)).toBe(frame),
);
