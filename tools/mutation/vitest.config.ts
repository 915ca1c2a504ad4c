import { defineConfig } from 'vitest/config';

/** Only the tests of the pure half: they are what the mutants have to get past. */
export default defineConfig({
  test: { include: ['src/{rules,funnel}/**/*.test.ts', 'policy/**/*.test.ts'], testTimeout: 30_000 },
});
