import { readdirSync } from 'node:fs';
import { steps } from '#funnel/steps.ts';

const PUBLIC = [
  '/',
  '/insights',
  '/insight-blog',
  '/faq',
  '/privacy-statement',
  '/license',
  '/e-consent',
  '/terms-of-use',
];

const posts = readdirSync('content/insights').map((name) => `/insight-blog/${name.slice(11, -'.md'.length)}`);

/** Questions of the first minutes are on the screen before any script has run. */
const questions = Object.values(steps)
  .map(({ path }) => path)
  .filter((path) => /^\/(app\/initial-setup|prequal)\/[a-z-]+$/.test(path));

/** Pages built as finished HTML. The server answers `/404` for what it does not know and all others with the empty shell. */
export const prerenderedPaths: string[] = [...PUBLIC, ...posts, '/404', '/app/login', ...questions];
