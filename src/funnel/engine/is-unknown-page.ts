import { closingPath, hubParts } from '../hub-parts.ts';
import { paths } from '../paths.ts';
import { stepByPath } from './step-lookup.ts';

const others: readonly string[] = [paths.applicationSummary, paths.faqs, closingPath];

/** Below the full application only its own pages exist, while the route table admits any name. Setup and prequalification redirect. */
export const isUnknownPage = (path: string): boolean =>
  path.startsWith('/app/application/') &&
  stepByPath(path)?.path !== path &&
  !Object.hasOwn(hubParts, path) &&
  !others.includes(path);
