import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Proof, Tally } from './proof.ts';

/** node scripts/run-proof.ts faults [topic]: runs each file of the folder in turn and prints tried, held and failed. */
const [folder = '', only] = process.argv.slice(2);
const root = fileURLToPath(new URL(`../${folder}/`, import.meta.url));
const files = readdirSync(root).filter((file) => file.endsWith('.ts') && (!only || file === `${only}.ts`));

type Counts = { held: number; failed: number };

const line = (name: string, { held, failed }: Counts): string =>
  `${name.padEnd(24)} ${held + failed} tried, ${held} held, ${failed} failed`;

const tallyOf = (counts: Counts): Tally => {
  const held = () => {
    counts.held += 1;
  };
  const failed = (what: string) => {
    counts.failed += 1;
    console.log(`  failed: ${what}`);
  };
  return {
    held,
    failed,
    check: (what, isHeld) => (isHeld ? held() : failed(what)),
    note: (text) => console.log(`  ${text}`),
  };
};

const limit = (minutes: number): Promise<never> =>
  new Promise((_, reject) =>
    setTimeout(() => reject(new Error(`not done after ${minutes} minutes`)), minutes * 60_000).unref(),
  );

const total: Counts = { held: 0, failed: 0 };
for (const file of files) {
  const { proof }: { proof: Proof } = await import(join(root, file));
  const counts: Counts = { held: 0, failed: 0 };
  console.log(`\n== ${proof.topic}`);
  const tally = tallyOf(counts);
  await Promise.race([proof.run(tally), limit(proof.minutes)]).catch((error: unknown) =>
    tally.failed(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  console.log(line(file, counts));
  total.held += counts.held;
  total.failed += counts.failed;
}
console.log(`\n${line('total', total)}`);
process.exit(total.failed === 0 && total.held > 0 ? 0 : 1);
