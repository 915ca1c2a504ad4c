import { createHmac, randomBytes } from 'node:crypto';
import { everythingOpen, type PipelineView } from '../src/entities/pipeline.ts';
import { reachOf } from '../src/server/auth/reach.ts';
import type { Container } from '../src/server/container.ts';
import { listPipeline } from '../src/server/usecases/list-pipeline.ts';
import { pipelineOverview } from '../src/server/usecases/pipeline-overview.ts';
import { searchPipeline } from '../src/server/usecases/search-pipeline.ts';
import type { Staff } from '../src/server/usecases/staff-reach.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/database.ts';
import { setup } from '../src/testing/database-setup.ts';
import type { BenchRow } from './row.ts';
import { seedPipeline } from './seed-pipeline.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;
const TURNS = 200;
const CEILING_MS = 50;
/** What a clock of a machine at work can tell apart: below this, twice as long says nothing. */
const NOISE_MS = 2;

type Desk = { database: TestDatabase; container: Container; staff: Record<string, Staff> };
type Ask = (desk: Desk, turn: number) => Promise<unknown>;

const open = async (loans: number): Promise<Desk> => {
  const database = await createTestDatabase();
  const ring = { current: 'bench', keys: new Map([['bench', randomBytes(32)]]) };
  const key = ring.keys.get(ring.current) ?? Buffer.alloc(32);
  const hashes = Array.from({ length: 10_000 }, (_, four) => {
    const text = String(four).padStart(4, '0');
    return `s:${createHmac('sha256', key).update(`lastFour/${text}`).digest('base64url').slice(0, 22)}`;
  });
  const started = performance.now();
  const places = await seedPipeline(database.pool, { loans, hashes });
  console.log(`  seeded ${loans.toLocaleString('en-US')} in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  const grant = (scopeKind: 'lender' | 'company' | 'branch' | 'own', scopeId: string | null) => ({
    accountId: places.account,
    grants: [{ role: 'manager', scopeKind, scopeId }],
  });
  const env = { LENDER_TIME_ZONE: 'America/New_York', businessClock: { offsetDays: 0 } };
  return {
    database,
    // Only what these use-cases take of it.
    container: { database, ring, env } as unknown as Container,
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

const measured = async (desk: Desk, ask: Ask): Promise<{ p50: number; p95: number }> => {
  for (let turn = 0; turn < 20; turn += 1) await ask(desk, turn);
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const from = performance.now();
    await ask(desk, turn);
    times.push(performance.now() - from);
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
};

const staffOf = ({ staff }: Desk, scope: string): Staff => {
  const found = staff[scope];
  if (!found || reachOf(found, 'seePipeline') === null) throw new Error(`nobody reaches ${scope}`);
  return found;
};
const page =
  (scope: string, view: Partial<PipelineView> = {}): Ask =>
  (desk) =>
    listPipeline(desk.container, staffOf(desk, scope), { view: { ...everythingOpen, ...view }, cursor: null });
const search =
  (scope: string, typed: (turn: number) => string): Ask =>
  (desk, turn) =>
    searchPipeline(desk.container, staffOf(desk, scope), typed(turn));

const four = (turn: number): string => String((turn * 37) % 10_000).padStart(4, '0');
const asks: Record<string, Ask> = {
  'first page, lender': page('lender'),
  'first page, company': page('company'),
  'first page, branch': page('branch'),
  'first page, own': page('own'),
  'first page, by name': page('lender', { sort: 'name', stage: 'any' }),
  'first page, by line': page('lender', { sort: 'line', stage: 'any' }),
  'first page, touched': page('branch', { sort: 'touched', stage: 'any' }),
  'first page, one stage': page('lender', { stage: 'rescission' }),
  'first page, several filters': page('lender', { state: 'FL', waitingOn: 'staff', line: 'to100' }),
  'first page, late': page('company', { clock: 'late' }),
  'search, common name': search('lender', () => 'smith'),
  'search, two letters': search('lender', () => 'jo'),
  'search, name in a branch': search('branch', (turn) => `smith j${'aeio'[turn % 4]}`),
  'search, own': search('own', () => 'gar'),
  'search, nobody': search('lender', (turn) => `zzz${turn}`),
  'search, mail': search('lender', (turn) => `john.smith${turn}`),
  'search, phone': search('company', (turn) => `615555${four(turn)}`),
  'search, address': search('lender', (turn) => `${100 + turn} maple`),
  'search, loan number': search('lender', (turn) => `HL-${100_001 + turn}`),
  'search, last four': search('lender', four),
  'search, last four own': search('own', four),
  'all above the list': (desk) => pipelineOverview(desk.container, staffOf(desk, 'lender')),
};

/** Lists and searches with a million loans, beside twice their time with ten thousand and the 50 ms nobody should notice. */
export const pipelineRows = async (): Promise<{ rows: BenchRow[]; close: () => Promise<void> }> => {
  const stopDatabase = await setup();
  let desks: [Desk, Desk] | null = null;
  const both = async () => {
    desks ??= [await open(SMALL), await open(LARGE)];
    return desks;
  };
  const rows = Object.entries(asks).map(
    ([name, ask]): BenchRow => ({
      name: `pipeline: ${name}`,
      unit: 'ms p95',
      run: async () => {
        const [small, large] = await both();
        const [few, many] = [await measured(small, ask), await measured(large, ask)];
        const allowed = Math.min(CEILING_MS, Math.max(NOISE_MS, 2 * few.p95));
        const times = `p50 ${many.p50.toFixed(2)} with 1,000,000; ${few.p50.toFixed(2)} (p95 ${few.p95.toFixed(2)}) with 10,000`;
        return { figure: many.p95, ceiling: allowed, note: `ceiling: twice 10,000, at most 50 ms; ${times}` };
      },
    }),
  );
  const close = async (): Promise<void> => {
    for (const { database } of desks ?? []) await database.drop();
    await stopDatabase();
  };
  return { rows, close };
};
