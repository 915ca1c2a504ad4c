import { z } from 'zod';
import { listLayout } from '#entities/contract/desk/list-layout.ts';
import { pipelineStage, pipelineView, standardViewName } from '#entities/contract/pipeline.ts';
import { decisionPace } from '#rules/compliance/decision-pace.ts';
import { countDuplicates, countedTile, pipelineOverview } from '#server/usecases/pipeline/pipeline-overview.ts';
import { staffOf } from '../procedures.ts';
import { sees } from './schemas.ts';

const counted = z.object({ view: pipelineView, count: z.int() });

export const overviewProcedure = sees
  .output(
    z.object({
      standard: z.array(counted.extend({ name: standardViewName })),
      saved: z.array(
        counted.extend({ id: z.string(), name: z.string(), sharedBy: z.string().nullable(), canRemove: z.boolean() }),
      ),
      stages: z.array(z.object({ stage: pipelineStage, loans: z.int() })),
      days: z.array(z.int()),
      pace: decisionPace,
      today: z.object({ late: z.int(), due: z.int(), mine: z.int() }),
      tiles: z.array(z.object({ name: countedTile, count: z.int() })),
      hasLetterKeys: z.boolean(),
      layout: listLayout,
    }),
  )
  .query(({ ctx }) => pipelineOverview(ctx.container, staffOf(ctx)));

export const duplicatesProcedure = sees
  .output(z.int())
  .query(({ ctx }) => countDuplicates(ctx.container, staffOf(ctx)));
