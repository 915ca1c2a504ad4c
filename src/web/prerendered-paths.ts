import { readdirSync } from 'node:fs';
import { steps } from '#funnel/steps.ts';
import { legalFolders } from './site/content/page-texts.ts';

const namesIn = (folder: string): string[] =>
  readdirSync(`content/en/${folder}`).map((name) => name.slice(0, -'.md'.length));

const posts = namesIn('insights').map((name) => `/insight-blog/${name.slice('2026-01-01-'.length)}`);
const legal = legalFolders.flatMap((folder) => [`/${folder}`, ...namesIn(folder).map((day) => `/${folder}/${day}`)]);

/** Public pages. */
const site = ['/', '/insights', '/insight-blog', ...posts, '/faq', ...legal, '/404'];

/** The first questions render before any script runs. */
const questions = Object.values(steps)
  .map(({ path }) => path)
  .filter((path) => /^\/(app\/initial-setup|prequal)\/[a-z-]+$/.test(path));

/** Pages prerendered to HTML. The server answers unknown paths with `/404` and all others with the empty shell. */
export const prerenderedPaths: string[] = [...site, '/app/login', ...questions];
