import {
  type PipelineStage,
  type PipelineView,
  pipelineView,
  type StandardViewName,
  standardViewName,
  standardViews,
} from '#entities/pipeline.ts';
import { lenderToday } from '../clock.ts';
import type { Container } from '../container.ts';
import { countListed } from '../db/repos/pipeline.ts';
import { decisionDays, stageCounts } from '../db/repos/pipeline-counts.ts';
import { hasLetterKeys, savedViewsOf } from '../db/repos/saved-views.ts';
import { MOST_COUNTED } from './list-pipeline.ts';
import { requireReach, type Staff } from './staff-reach.ts';

export type CountedView = { name: string; view: PipelineView; count: number };
export type PipelineOverview = {
  standard: (Omit<CountedView, 'name'> & { name: StandardViewName })[];
  saved: (CountedView & { id: string })[];
  stages: { stage: PipelineStage; loans: number }[];
  /** Running decision clocks in steps of three days; the last is past the thirtieth. */
  days: number[];
  today: { late: number; due: number; mine: number };
  hasLetterKeys: boolean;
};

const STEPS = 11;

/** All that stands above the list. */
export const pipelineOverview = async (
  { database: { db }, env }: Container,
  staff: Staff,
): Promise<PipelineOverview> => {
  const reach = requireReach(staff, 'seePipeline');
  const asked = { reach, me: staff.accountId, today: lenderToday(env) };
  const countOf = async (view: PipelineView): Promise<number> =>
    countListed(db, { ...asked, filter: view, limit: MOST_COUNTED });
  const saved = (await savedViewsOf(db, staff.accountId)).map(({ id, name, view }) => ({
    id,
    name,
    view: pipelineView.parse(view),
  }));
  const days = await decisionDays(db, asked);
  return {
    standard: await Promise.all(
      standardViewName.options.map(async (name) => {
        const view = standardViews[name];
        return { name, view, count: await countOf(view) };
      }),
    ),
    saved: await Promise.all(saved.map(async (each) => ({ ...each, count: await countOf(each.view) }))),
    stages: await stageCounts(db, reach),
    days: Array.from({ length: STEPS }, (_, third) => days.find((each) => each.third === third)?.loans ?? 0),
    today: {
      late: await countOf({ ...standardViews.open, clock: 'late' }),
      due: await countOf({ ...standardViews.open, clock: 'today' }),
      mine: await countOf(standardViews.ready),
    },
    hasLetterKeys: await hasLetterKeys(db, staff.accountId),
  };
};
