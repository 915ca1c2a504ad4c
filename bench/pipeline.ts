import { createHmac, randomBytes } from 'node:crypto';
import { systemClock } from '#server/clock.ts';
import { lookupKey } from '#server/db/sealed/lookup-hash.ts';
import type { LeadState } from '../src/entities/contract/lead.ts';
import { everythingOpen, type PipelineView } from '../src/entities/contract/pipeline.ts';
import { reachOf } from '../src/server/auth/reach.ts';
import type { Container } from '../src/server/container.ts';
import { runningDuties } from '../src/server/usecases/clocks/running-clocks.ts';
import { listLeads } from '../src/server/usecases/leads/list-leads.ts';
import { listPipeline } from '../src/server/usecases/pipeline/list-pipeline.ts';
import { pipelineOverview } from '../src/server/usecases/pipeline/pipeline-overview.ts';
import { searchPipeline } from '../src/server/usecases/pipeline/search-pipeline.ts';
import type { Staff } from '../src/server/usecases/shared/staff-reach.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/database.ts';
import { DEFAULT_LOCALE, wordsFor } from '../src/words/words.ts';
import { setupDurable } from './durable-database.ts';
import { loanAt, typedFor } from './loan-facts.ts';
import type { BenchRow } from './row.ts';
import { seedPipeline } from './seed-pipeline.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;
const TURNS = 200;
const WARM_UP = 20;
const CEILING_MS = 50;
/** Timing noise on a busy machine: below this, a doubling means nothing. */
const NOISE_MS = 2;

export type Desk = { database: TestDatabase; container: Container; staff: Record<string, Staff> };
/** The number of rows returned. */
type Ask = (desk: Desk, turn: number) => Promise<number>;

export const openDesk = async (loans: number): Promise<Desk> => {
  const ring = { current: 'bench', keys: new Map([['bench', randomBytes(32)]]) };
  const database = await createTestDatabase(ring);
  const key = ring.keys.get(ring.current) ?? Buffer.alloc(32);
  const hashes = Array.from({ length: 10_000 }, (_, four) => {
    const text = String(four).padStart(4, '0');
    return `s:${createHmac('sha256', key).update(`lastFour/${text}`).digest('base64url').slice(0, 22)}`;
  });
  const started = performance.now();
  const places = await seedPipeline(database.superuser, { loans, hashes, key: lookupKey(key) });
  console.log(`  seeded ${loans.toLocaleString('en-US')} in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  const grant = (scopeKind: 'lender' | 'company' | 'branch' | 'own', scopeId: string | null) => ({
    accountId: places.account,
    grants: [{ role: 'manager', scopeKind, scopeId }],
  });
  const clock = systemClock('America/New_York');
  return {
    database,
    // Only the parts these use cases need.
    container: {
      ...{ database, ring, clock, words: wordsFor(DEFAULT_LOCALE) },
      reportsDatabase: async () => database.db,
    } as unknown as Container,
    staff: {
      lender: grant('lender', null),
      company: grant('company', places.company),
      branch: grant('branch', places.branch),
      own: grant('own', null),
    } as Record<string, Staff>,
  };
};

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

type Measured = { p50: number; p95: number; found: number };

/** Alternates between both, so that other load on the machine affects both alike. */
export const measured = async (desks: readonly Desk[], ask: Ask): Promise<Measured[]> => {
  const times: number[][] = desks.map(() => []);
  const found: number[] = desks.map(() => 0);
  for (let turn = -WARM_UP; turn < TURNS; turn += 1)
    for (const [at, desk] of desks.entries()) {
      const from = performance.now();
      const rows = await ask(desk, Math.abs(turn));
      if (turn < 0) continue;
      times[at]?.push(performance.now() - from);
      found[at] = (found[at] ?? 0) + rows / TURNS;
    }
  return times.map((each, at) => ({ p50: percentile(each, 0.5), p95: percentile(each, 0.95), found: found[at] ?? 0 }));
};

export const staffOf = ({ staff }: Desk, scope: string): Staff => {
  const found = staff[scope];
  if (!found || reachOf(found, 'seePipeline') === null) throw new Error(`nobody reaches ${scope}`);
  return found;
};
const page =
  (scope: string, view: Partial<PipelineView> = {}): Ask =>
  async (desk) =>
    (await listPipeline(desk.container, staffOf(desk, scope), { view: { ...everythingOpen, ...view }, cursor: null }))
      .rows.length;
const deep =
  (scope: string, view: Partial<PipelineView> = {}): Ask =>
  async (desk, turn) => {
    const asked = { ...everythingOpen, ...view };
    const cursor = Buffer.from(JSON.stringify([asked.sort === 'name' ? 'm' : 'infinity', 100_000 + turn])).toString(
      'base64url',
    );
    return (await listPipeline(desk.container, staffOf(desk, scope), { view: asked, cursor })).rows.length;
  };
const search =
  (scope: string, typed: (turn: number) => string): Ask =>
  async (desk, turn) =>
    (await searchPipeline(desk.container, staffOf(desk, scope), typed(turn))).rows.length;
const leads =
  (scope: string, asked: { state?: LeadState; typed?: string } = {}): Ask =>
  async (desk) =>
    (await listLeads(desk.container, staffOf(desk, scope), { state: null, typed: '', cursor: null, ...asked })).rows
      .length;
const overview =
  (scope: string): Ask =>
  async (desk) =>
    (await pipelineOverview(desk.container, staffOf(desk, scope))).stages.length;
const duties =
  (scope: string): Ask =>
  async (desk) =>
    (await runningDuties(desk.container, staffOf(desk, scope), null)).duties.length;

/** As many rows as a search shows. */
const fullPage = search('lender', () => 'smith');

const rare = { state: 'WY', waitingOn: 'borrower', line: 'to100' } as const;
export const asks: Record<string, Ask> = {
  'first page, lender': page('lender'),
  'first page, company': page('company'),
  'first page, branch': page('branch'),
  'first page, own': page('own'),
  'first page, by name': page('lender', { sort: 'name' }),
  'first page, all by name': page('lender', { sort: 'name', stage: 'any' }),
  'first page, by line': page('lender', { sort: 'line' }),
  'first page, all by line': page('lender', { sort: 'line', stage: 'any' }),
  'first page, touched': page('branch', { sort: 'touched', stage: 'any' }),
  'page in the middle': deep('lender'),
  'page in the middle, by name': deep('lender', { sort: 'name', state: 'FL' }),
  'one stage': page('lender', { stage: 'rescission' }),
  'one state': page('lender', { state: 'FL' }),
  'one band': page('lender', { line: 'over200' }),
  'waiting for one': page('lender', { waitingOn: 'borrower' }),
  'one owner': page('lender', { owner: 'me' }),
  'nobody’s': page('lender', { owner: 'nobody' }),
  late: page('company', { clock: 'late' }),
  'late, by name': page('lender', { clock: 'late', sort: 'name' }),
  'no clock': page('branch', { clock: 'none' }),
  'two filters': page('lender', { state: 'FL', waitingOn: 'staff' }),
  'three filters': page('lender', { state: 'FL', waitingOn: 'staff', line: 'to100' }),
  'three filters, company': page('company', { state: 'FL', waitingOn: 'staff', line: 'to100' }),
  'rare state': page('lender', { state: 'WY' }),
  'rare wait': page('lender', { waitingOn: 'thirdParty', sort: 'touched' }),
  'several rare filters': page('lender', rare),
  'several rare filters, touched': page('lender', { ...rare, sort: 'touched' }),
  'several rare filters, by name': page('branch', { ...rare, sort: 'name' }),
  'nothing through the filters': page('lender', { ...rare, waitingOn: 'thirdParty' }),
  'closed ones, by line': page('lender', { stage: 'funded', line: 'under50', sort: 'line' }),
  'without a line, by line': page('lender', { stage: 'inquiry', sort: 'line' }),
  'filters on one’s own': page('own', { state: 'FL', waitingOn: 'borrower' }),
  'search, common name': fullPage,
  'search, two letters': search('lender', () => 'jo'),
  'search, name in a branch': search('branch', (turn) => typedFor(loanAt('branch', turn)).name),
  'search, own': search('own', () => 'gar'),
  'search, nobody': search('lender', (turn) => `zzz${turn}`),
  'search, whole mail': search('lender', (turn) => typedFor(loanAt('lender', turn)).mail),
  'search, phone': search('company', (turn) => typedFor(loanAt('company', turn)).phone),
  'search, address': search('lender', (turn) => typedFor(loanAt('lender', turn)).address),
  'search, loan number': search('lender', (turn) => typedFor(loanAt('lender', turn)).number),
  'search, last four': search('lender', (turn) => typedFor(loanAt('lender', turn)).four),
  'search, last four own': search('own', (turn) => typedFor(loanAt('own', turn)).four),
  'above the list, lender': overview('lender'),
  'above the list, company': overview('company'),
  'above the list, own': overview('own'),
  'clocks, lender': duties('lender'),
  'clocks, company': duties('company'),
  'clocks, own': duties('own'),
  'leads, lender': leads('lender'),
  'leads, own': leads('own'),
  'leads, new ones': leads('company', { state: 'new' }),
  'leads, common name': leads('lender', { typed: 'garcia' }),
  'leads, rare name': leads('lender', { typed: 'garciaberg24 wei' }),
  'leads, mail': leads('lender', { typed: 'lead777@' }),
};

/** Lists and searches with a million loans, beside twice their time with ten thousand and an imperceptible 50 ms. */
export const pipelineRows = async (): Promise<{ rows: BenchRow[]; close: () => Promise<void> }> => {
  const stopDatabase = await setupDurable();
  let desks: [Desk, Desk] | null = null;
  const both = async () => {
    desks ??= [await openDesk(SMALL), await openDesk(LARGE)];
    return desks;
  };
  const rows = Object.entries(asks).map(
    ([name, ask]): BenchRow => ({
      name: `pipeline: ${name}`,
      unit: 'ms p95',
      run: async () => {
        const [small, large] = await both();
        const [few, many] = await measured([small, large], ask);
        if (!few || !many) throw new Error('nothing was measured');
        // A longer answer takes longer with any number of loans: it is held against a full page of the small pipeline.
        const isLonger = many.found > 2 * few.found;
        const [full = few] = isLonger ? await measured([small], fullPage) : [];
        const allowed = Math.min(CEILING_MS, Math.max(NOISE_MS, 2 * few.p95, 2 * full.p95));
        const told = ({ p50, p95, found }: Measured) =>
          `p50 ${p50.toFixed(2)} p95 ${p95.toFixed(2)}, ${found.toFixed(0)} rows`;
        const share = `${(many.p50 / few.p50).toFixed(2)} of p50, ${(many.p95 / few.p95).toFixed(2)} of p95`;
        const against = isLonger ? `${told(few)}, full page ${told(full)}` : told(few);
        return { figure: many.p95, ceiling: allowed, note: `1,000,000: ${told(many)}; 10,000: ${against}; ${share}` };
      },
    }),
  );
  const close = async (): Promise<void> => {
    for (const { database } of desks ?? []) await database.drop();
    await stopDatabase();
  };
  return { rows, close };
};
