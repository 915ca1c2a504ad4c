import { followPipeline } from '#server/usecases/pipeline/follow-pipeline.ts';
import { sessionStream } from '../session-stream.ts';
import { sees } from './schemas.ts';

/** The loans that change, as they do; null when any may have changed. */
export const changesProcedure = sees.subscription(async function* ({ ctx, signal }) {
  yield* sessionStream(ctx, signal, (until) =>
    followPipeline(ctx.container, { staffNow: ctx.staffNow, signal: until }),
  );
});
