import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { localePlugin } from './scripts/locale-plugin.ts';

/** The longest first: begun last, one of them would keep a single worker busy while the others have nothing left to do. */
const LONGEST = ['whole-loan', 'start', 'record-decision', 'closing', 'hub', 'desk', 'fund-loan'];
const rank = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return place === -1 ? LONGEST.length : place;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/** A test waits for a database, a browser or a process a third of its time, so that two cores carry three. */
const WORKERS = Math.max(3, availableParallelism());

/** Server tests that start whole products, restore backups, take a loan through a state’s own rules or try many loans in turn. */
const LONG = 'src/server/**/*.long.test.ts';

/** No test is about time: these only end what hangs, also where other work keeps every core busy. */
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };

/** Pure tests need nothing; server tests get a real database of their own per file. */
export default defineConfig({
  test: {
    // Nothing of ours keeps state in a module: a worker loads the product once for all of its files.
    isolate: false,
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'pure',
          ...PATIENCE,
          include: [
            'src/{entities,rules,funnel,words,web}/**/*.test.{ts,tsx}',
            'src/sandbox/{personas,web}/**/*.test.ts',
            'policy/**/*.test.ts',
            'tests/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: [
            'src/{server,testing}/**/*.test.ts',
            'src/sandbox/{*.test.ts,{pipeline,usecases,vendors}/**/*.test.ts}',
            'bench/**/*.test.ts',
          ],
          exclude: [LONG],
          globalSetup: ['src/testing/database-setup.ts'],
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/*.test.ts'],
          exclude: ['e2e/pseudo-locale.test.ts'],
          globalSetup: ['src/testing/database-setup.ts'],
          // After all others: beside them a browser, and the test of it, would wait.
          sequence: { groupOrder: 1 },
          maxWorkers: WORKERS,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'long',
          include: ['e2e/long/*/*.test.ts', LONG],
          globalSetup: ['src/testing/database-setup.ts'],
          // Its own turn: the runner refuses two projects of one turn with different numbers of workers.
          sequence: { groupOrder: 2 },
          maxWorkers: 2,
          ...PATIENCE,
        },
      },
      {
        plugins: [localePlugin('en-XA')],
        test: {
          name: 'pseudo',
          include: ['e2e/pseudo-locale.test.ts'],
          globalSetup: ['src/testing/database-setup.ts'],
          sequence: { groupOrder: 3 },
          ...PATIENCE,
        },
      },
    ],
  },
});
