/** The parts of the product whose pages are visited together; a page loads only what its own part needs. All else comes later. */
const PARTS = [
  { part: 'everyone', test: /src[\\/]web[\\/]app-layout\b|entry\.client/ },
  { part: 'site', test: /src[\\/]web[\\/]site[\\/]/ },
  // A correction draws an applicant's page in the portal; what it shares with questions stays theirs.
  { part: 'portal', test: /src[\\/]web[\\/]portal[\\/](?!portal-login|enroll|loan[\\/]facts[\\/]correct-answer)/ },
  {
    part: 'signIn',
    test: /src[\\/]web[\\/](account[\\/](login-page|sign-in-error|verify-request)|portal[\\/]portal-login)/,
  },
  { part: 'question', test: /src[\\/]web[\\/]funnel[\\/](frame[\\/]funnel-layout|step[\\/]step-page)/ },
  { part: 'apply', test: /src[\\/]web[\\/]funnel[\\/](application|lists|offer)[\\/]/ },
  // Single screens before and after the application; each brings what only it shows.
  { part: 'aside', test: /src[\\/]web[\\/]funnel[\\/](refusal|screens)[\\/]/ },
] as const;

type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[]; isEntry: boolean };
type Context = { getModuleInfo: (id: string) => ModuleInfo | null };

const partOf = (id: string): string => PARTS.find(({ test }) => test.test(id))?.part ?? 'later';

/** The entries that load a module at once: pages, and what a page loads later. */
const entriesOf = (id: string, context: Context, seen = new Set<string>()): Set<string> => {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const info = context.getModuleInfo(id);
  if (info === null) return new Set();
  const isLoaded = info.isEntry || info.dynamicImporters.length > 0;
  const above = info.importers.flatMap((importer) => [...entriesOf(importer, context, seen)]);
  return new Set(isLoaded ? [id, ...above] : above);
};

/** What the sign-in pages share with more parts than these is used nearly everywhere; a file of its own would cost each page a request. */
const MOST_PARTS = 2;

/**
 * The file a module shared by several pages goes into: one for every set of parts that use it. Left to itself, the bundler makes one for
 * every set of pages, over a hundred small files a page; one for all would load everything everywhere.
 */
export const sharedChunkOf = (id: string, context: Context): string | null => {
  const entries = entriesOf(id, context);
  const parts = new Set([...entries].map(partOf));
  // The entry and the layout of all pages are loaded together; only what starts the page needs a file of its own.
  if (parts.has('everyone') && (entries.size > 1 || !context.getModuleInfo(id)?.isEntry)) return 'everyone';
  // Every question has the same frame and the same page.
  if (entries.size < 2) return parts.has('question') ? 'question' : null;
  // The pages of the application are questions too, and load what those load.
  if (parts.has('question')) for (const part of ['apply', 'aside', 'later']) parts.delete(part);
  // What a screen aside shares with other parts comes with what they load later: more files would cost more than they save.
  if (parts.size > 1 && parts.delete('aside') && !parts.has('apply')) parts.add('later');
  // Public pages load styles and no script.
  if (parts.size > 1 && !/\.css(\?|$)/.test(id)) parts.delete('site');
  return parts.has('signIn') && parts.size > MOST_PARTS && !parts.has('site')
    ? 'everyone'
    : [...parts].toSorted().join('-');
};
