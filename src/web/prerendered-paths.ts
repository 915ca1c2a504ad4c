import { readdirSync } from 'node:fs';

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

/** Pages built as finished HTML. The server answers `/404` for what it does not know and all others with the empty shell. */
export const prerenderedPaths: string[] = [...PUBLIC, ...posts, '/404', '/app/login'];
