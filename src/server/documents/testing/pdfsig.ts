import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An independent program's check of a seal. Debian has it in poppler-utils; the long run requires it and says so when it is missing. */
export const pdfsig = (pdf: Buffer): string => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-seal-'));
  try {
    writeFileSync(join(folder, 'paper.pdf'), pdf);
    const ran = spawnSync('pdfsig', ['-nocert', join(folder, 'paper.pdf')], { encoding: 'utf8', timeout: 60_000 });
    if (ran.error)
      throw new Error('pdfsig is missing: install poppler-utils to run the long tests.', { cause: ran.error });
    return ran.stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
};
