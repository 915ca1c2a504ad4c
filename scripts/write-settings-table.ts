import { readFileSync, writeFileSync } from 'node:fs';
import { settingsTable } from '../src/server/settings-table.ts';

/** Writes the table in docs/operations.md from the settings schemas. */
const file = new URL('../docs/operations.md', import.meta.url);
const text = readFileSync(file, 'utf8');
writeFileSync(file, text.replace(/^\| setting \| default \| meaning \|\n(\|.*\n)+/m, `${settingsTable()}\n`));
