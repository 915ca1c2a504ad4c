/** The parts of the product whose pages are visited together; a page loads only what its own part needs. */
const PARTS = [
  { part: 'everyone', test: /src[\\/]web[\\/](root|app-layout)\b|entry\.client/ },
  { part: 'site', test: /src[\\/]web[\\/]site[\\/]/ },
  { part: 'portal', test: /src[\\/]web[\\/]portal[\\/](?!portal-login|enroll)/ },
  { part: 'account', test: /src[\\/]web[\\/](account[\\/]|portal[\\/](portal-login|enroll))/ },
  { part: 'apply', test: /src[\\/](web|sandbox)[\\/]/ },
] as const;

type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[]; isEntry: boolean };
type Context = { getModuleInfo: (id: string) => ModuleInfo | null };

const partOf = (id: string): string => PARTS.find(({ test }) => test.test(id))?.part ?? 'everyone';

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

/**
 * The file a module shared by several pages goes into: one for every set of parts that use it. Left to itself, the bundler makes one for
 * every set of pages, over a hundred small files a page; one for all would load everything everywhere.
 */
export const sharedChunkOf = (id: string, context: Context): string | null => {
  const entries = entriesOf(id, context);
  if (entries.size < 2) return null;
  const parts = new Set([...entries].map(partOf));
  if (parts.has('everyone')) return 'everyone';
  return [...parts].toSorted().join('-');
};
