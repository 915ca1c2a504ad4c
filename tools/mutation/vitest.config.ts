import { defineConfig } from 'vitest/config';

/** Only the pure tests: the mutants have to get past these. */
export default defineConfig({
  test: { include: ['src/{rules,funnel}/**/*.test.ts', 'policy/**/*.test.ts'], testTimeout: 30_000 },
});
