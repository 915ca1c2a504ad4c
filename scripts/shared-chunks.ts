/** The parts of the product whose pages are visited together; a page loads only what its own part needs. All else comes later. */
const PARTS = [
  { part: 'everyone', test: /src[\\/]web[\\/]app-layout\b|entry\.client/ },
  { part: 'site', test: /src[\\/]web[\\/]site[\\/]/ },
  // Where staff begin, and what every page of the portal stands in.
  { part: 'desk', test: /src[\\/]web[\\/]portal[\\/](portal-layout|portal-home-page|work[\\/])/ },
  // Every part of a loan stands in its page; what two parts share, the others do not load.
  { part: 'loan', test: /src[\\/]web[\\/]portal[\\/]loan[\\/](loan-page|beside-trace)/ },
  // A correction draws an applicant's page in the portal; what it shares with questions stays theirs.
  { part: 'loanPart', test: /src[\\/]web[\\/]portal[\\/]loan[\\/](?!facts[\\/]correct-answer)/ },
  { part: 'portal', test: /src[\\/]web[\\/]portal[\\/](?!portal-login|enroll|loan[\\/])/ },
  {
    part: 'signIn',
    test: /src[\\/]web[\\/](account[\\/](login-page|sign-in-error|verify-request)|portal[\\/]portal-login)/,
  },
  { part: 'question', test: /src[\\/]web[\\/]funnel[\\/](frame[\\/]funnel-layout|step[\\/]step-page)/ },
  // The application's steps, which come with every page that shows one.
  { part: 'steps', test: /src[\\/]web[\\/]funnel[\\/]whole[\\/]/ },
  // Each brings what only it shows; what it shares with another part is that part's.
  {
    part: 'aside',
    test: /src[\\/]web[\\/]funnel[\\/]application[\\/](debts-screen|check|bank-statement|payroll-first)|lists[\\/](debt-field|list-of)/,
  },
  { part: 'refusal', test: /src[\\/]web[\\/]funnel[\\/]refusal[\\/]/ },
  { part: 'help', test: /src[\\/]web[\\/]funnel[\\/](frame|screens[\\/]faqs)/ },
  { part: 'summary', test: /src[\\/]web[\\/]funnel[\\/]screens[\\/]summary/ },
  { part: 'links', test: /src[\\/]web[\\/]funnel[\\/]links/ },
  { part: 'sandbox', test: /src[\\/]sandbox[\\/]/ },
  { part: 'person', test: /src[\\/]web[\\/]funnel[\\/]screens[\\/]second-person/ },
  {
    part: 'credit',
    test: /src[\\/]web[\\/]funnel[\\/](screens[\\/](credit-score|pull-progress)|estimate)/,
  },
  { part: 'form', test: /src[\\/]web[\\/]funnel[\\/](application|lists|offer[\\/]changes[\\/]household-news)/ },
  { part: 'paper', test: /src[\\/]web[\\/]funnel[\\/]offer[\\/]paper/ },
  { part: 'offer', test: /src[\\/]web[\\/]funnel[\\/]offer/ },
  // Beside the hub, which shows parts of them.
  {
    part: 'hubPart',
    test: /src[\\/]web[\\/](signing|funnel[\\/](identity|documents|screens[\\/](hub-part|income-documents|disbursement|documents)))/,
  },
  { part: 'hub', test: /src[\\/]web[\\/](hub|funnel[\\/]screens[\\/]submitted)/ },
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

/** What follows changes is loaded with any page that somebody is signed in to. */
const STREAM = /src[\\/]web[\\/]api-client[\\/]follow-changes/;

/** Headings, waits and what moves the focus: little, and on nearly every page. */
const GROUND = /src[\\/]web[\\/]ui[\\/](pages|focus)[\\/]/;

/** Draws codes for phones, on a few pages of each part. */
const QR_CODE = /node_modules[\\/]uqr|src[\\/]web[\\/]ui[\\/]qr-code/;

const ICON = /icons-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

/** Loaded with every question, so that what a later page shares with them is theirs. */
const AFTER_QUESTIONS = [
  'steps',
  'form',
  'person',
  'credit',
  'offer',
  'paper',
  'hub',
  'hubPart',
  'aside',
  'refusal',
  'help',
  'summary',
  'links',
  'sandbox',
  'later',
];

const OF_THE_PORTAL = ['desk', 'loan', 'loanPart', 'portal'];

/** Few see these: what they share with another part is that part's. */
const RARE = ['paper', 'help', 'links', 'aside', 'refusal'];

/** The parts a file of its own is made for. */
const countedParts = (used: ReadonlySet<string>): Set<string> => {
  const parts = new Set(used);
  if (parts.has('question')) {
    for (const part of AFTER_QUESTIONS) parts.delete(part);
    for (const part of OF_THE_PORTAL) if (parts.delete(part)) parts.add('portal');
  }
  if (parts.has('desk')) for (const part of ['loan', 'loanPart', 'portal']) parts.delete(part);
  if (parts.has('loan')) parts.delete('loanPart');
  if (parts.size > 1 && parts.delete('hubPart')) parts.add('hub');
  if (parts.size > 1) parts.delete('sandbox');
  const isOften = (part: string): boolean => !RARE.includes(part) && !OF_THE_PORTAL.includes(part);
  if ([...parts].some(isOften)) for (const part of RARE) parts.delete(part);
  // Signing in is shared with few pages of each of these.
  if (parts.has('signIn')) for (const part of AFTER_QUESTIONS) if (parts.delete(part)) parts.add('later');
  return parts;
};

/** What nearly every page needs comes with what its readers load anyway. */
const groundOf = (parts: ReadonlySet<string>): string =>
  OF_THE_PORTAL.some((part) => parts.has(part)) ? 'portal-question' : 'question';

/** Several small files with little in each would cost a page more requests than they save bytes: these go together. */
const fileOf = (parts: ReadonlySet<string>): string => {
  const both = (one: string, other: string): boolean => parts.has(one) && parts.has(other);
  if (parts.has('person') || both('credit', 'hub') || both('offer', 'hub')) return groundOf(parts);
  if (both('credit', 'form') || both('credit', 'steps')) return 'facts';
  if (parts.has('credit')) return 'rules';
  if (parts.has('steps')) return 'steps';
  return [...parts].toSorted().join('-');
};

/**
 * The file a module shared by several pages goes into: one for every set of parts that use it. Left to itself, the bundler makes one for
 * every set of pages, over a hundred small files a page; one for all would load everything everywhere.
 */
export const sharedChunkOf = (id: string, context: Context): string | null => {
  const entries = entriesOf(id, context);
  const used = new Set([...entries].map(partOf));
  // The entry and the layout of all pages are loaded together; only what starts the page needs a file of its own.
  if (used.has('everyone') && (entries.size > 1 || !context.getModuleInfo(id)?.isEntry)) return 'everyone';
  // Every question has the same frame and the same page.
  if (entries.size < 2) return used.has('question') ? 'question' : null;
  if (!used.has('question') && [...entries].some((entry) => STREAM.test(entry))) return 'everyone';
  const parts = countedParts(used);
  // Public pages load styles and no script.
  if (parts.size > 1 && !/\.css(\?|$)/.test(id)) parts.delete('site');
  if (parts.has('signIn') && parts.size > MOST_PARTS && !parts.has('site')) return 'everyone';
  if (parts.size > 1 && !parts.has('question') && !parts.has('signIn')) {
    if (GROUND.test(id)) return groundOf(parts);
    if (QR_CODE.test(id)) return 'qr-code';
    // An icon is a hundred bytes, and would have a list of the portal load all that an offer shares with it.
    if (ICON.test(id)) return parts.size > MOST_PARTS ? groundOf(parts) : 'icons';
    if ([...parts].some((part) => !OF_THE_PORTAL.includes(part))) {
      const staff = OF_THE_PORTAL.filter((part) => parts.delete(part));
      if (staff.length > 0) parts.add(staff.includes('desk') ? 'desk' : 'portal');
    }
    return fileOf(parts);
  }
  return [...parts].toSorted().join('-');
};
