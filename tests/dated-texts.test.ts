import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import pinned from './dated-texts.json' with { type: 'json' };

const dated = globSync('content/*/**/????-??-??.md').sort();
const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

/** People agreed to these texts, signed them or received them. A change is a new file with a later date and its own line in the list. */
describe('a dated text', () => {
  it.each(Object.entries(pinned))('%s is as it was when it came into force', (path, hash) => {
    expect(hashOf(path), 'Restore this file, and put the new wording in a file with a later date.').toBe(hash);
  });

  it('is in the list', () => {
    expect(dated.length).toBeGreaterThan(0);
    expect(Object.keys(pinned)).toEqual(dated);
  });
});
