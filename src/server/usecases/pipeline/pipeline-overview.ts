import { firstLayout, type ListLayout, listLayout } from '#entities/contract/desk/list-layout.ts';
import {
  everythingOpen,
  type PipelineStage,
  type PipelineTile,
  type PipelineView,
  pipelineTile,
  pipelineTiles,
  pipelineView,
  type StandardViewName,
  standardViewName,
  standardViews,
} from '#entities/contract/pipeline.ts';
import { type DecisionPace, paceBegins, paceOf } from '#rules/compliance/decision-pace.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import { namesOf } from '#server/db/repos/accounts/accounts.ts';
import { countListed } from '#server/db/repos/pipeline/pipeline.ts';
import { decidedLoans, decisionDays, stageCounts } from '#server/db/repos/pipeline/pipeline-counts.ts';
import { findListLayout, hasLetterKeys, savedViewsOf, sharedViews } from '#server/db/repos/pipeline/saved-views.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';
import { MOST_COUNTED } from './list-pipeline.ts';
import { mayShareViews } from './save-view.ts';

export type CountedView = { name: string; view: PipelineView; count: number };
/** Duplicates are looked for row by row, and so counted apart from the rest. */
export type CountedTile = Exclude<PipelineTile, 'duplicates'>;
export const countedTile = pipelineTile.exclude(['duplicates']);

export type PipelineOverview = {
  standard: (Omit<CountedView, 'name'> & { name: StandardViewName })[];
  /** The caller's own and those that colleagues share. */
  saved: (CountedView & { id: string; sharedBy: string | null; canRemove: boolean })[];
  stages: { stage: PipelineStage; loans: number }[];
  /** Running decision clocks in steps of three days; the last is past the thirtieth. */
  days: number[];
  pace: DecisionPace;
  today: { late: number; due: number; mine: number };
  tiles: { name: CountedTile; count: number }[];
  hasLetterKeys: boolean;
  layout: ListLayout;
};

const STEPS = 11;

/** The caller's own views, then what is shared with everyone who sees the whole lender: its name may say more than a partner should read. */
const viewsFor = async (db: Reader, staff: Staff, { isWide }: { isWide: boolean }) => {
  const own = await savedViewsOf(db, staff.accountId);
  const others = isWide ? (await sharedViews(db)).filter(({ accountId }) => accountId !== staff.accountId) : [];
  const names = await namesOf(
    db,
    [...own, ...others].filter(({ isShared }) => isShared).map(({ accountId }) => accountId),
  );
  return [...own, ...others].map(({ id, name, view, accountId, isShared }) => ({
    id,
    name,
    view: pipelineView.parse(view),
    sharedBy: isShared ? (names.get(accountId) ?? '') : null,
    canRemove: accountId === staff.accountId || mayShareViews(staff),
  }));
};

/** How many loans have a duplicate that nobody has settled, up to the limit of every count. */
export const countDuplicates = async ({ database: { db }, clock }: Container, staff: Staff): Promise<number> => {
  const asked = { reach: requireReach(staff, 'seePipeline'), me: staff.accountId, today: clock.today() };
  const [count = 0] = await countListed(db, { ...asked, limit: MOST_COUNTED, filters: [pipelineTiles.duplicates] });
  return count;
};

/** Everything shown above the list. */
export const pipelineOverview = async (
  { database: { db }, clock }: Container,
  staff: Staff,
): Promise<PipelineOverview> => {
  const reach = requireReach(staff, 'seePipeline');
  const asked = { reach, me: staff.accountId, today: clock.today() };
  const saved = await viewsFor(db, staff, { isWide: reach.kind === 'all' });
  const standard = standardViewName.options.map((name) => ({ name, view: standardViews[name] }));
  const late = { ...everythingOpen, clock: 'late' } as const;
  const due = { ...everythingOpen, clock: 'today' } as const;
  const tiles = countedTile.options.map((name) => pipelineTiles[name]);
  // Two of the counts are those of standard views.
  const views: PipelineView[] = [...new Set([...[...standard, ...saved].map(({ view }) => view), late, due, ...tiles])];
  const [counts, stages, days, decided, letterKeys, layout] = await Promise.all([
    countListed(db, { ...asked, limit: MOST_COUNTED, filters: views }),
    stageCounts(db, reach),
    decisionDays(db, asked),
    decidedLoans(db, { reach, since: paceBegins(asked.today) }),
    hasLetterKeys(db, staff.accountId),
    findListLayout(db, staff.accountId),
  ]);
  const countOf = (view: PipelineView): number => counts[views.indexOf(view)] ?? 0;
  return {
    standard: standard.map((each) => ({ ...each, count: countOf(each.view) })),
    saved: saved.map((each) => ({ ...each, count: countOf(each.view) })),
    stages,
    days: Array.from({ length: STEPS }, (_, third) => days.find((each) => each.third === third)?.loans ?? 0),
    pace: paceOf(decided, asked.today),
    today: { late: countOf(late), due: countOf(due), mine: countOf(standardViews.ready) },
    tiles: countedTile.options.map((name) => ({ name, count: countOf(pipelineTiles[name]) })),
    hasLetterKeys: letterKeys,
    layout: listLayout.safeParse(layout).data ?? firstLayout,
  };
};
