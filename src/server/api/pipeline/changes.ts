import { followPipeline } from '#server/usecases/pipeline/follow-pipeline.ts';
import { sees } from './schemas.ts';

/** The loans that change, as they do. */
export const changesProcedure = sees.subscription(async function* ({ ctx, signal }) {
  const never = new AbortController();
  yield* followPipeline(ctx.container, { staffNow: ctx.staffNow, signal: signal ?? never.signal });
});
