import { defineConfig } from 'vitest/config';

/** Pure tests run in parallel; those that need the database or a browser say so in their file name. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            'src/{entities,rules,funnel,words,testing,web}/**/*.test.{ts,tsx}',
            'tests/**/*.test.ts',
            'policy/**/*.test.ts',
          ],
        },
      },
    ],
  },
});
