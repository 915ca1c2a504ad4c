import { isWithin, reachOf } from '#server/auth/reach.ts';
import type { Container } from '#server/container.ts';
import type { Staff } from '../shared/staff-reach.ts';

/**
 * The loans that change, as they do, among those the caller may currently see: a grant may end while the stream is open. Null when
 * changes may have been missed.
 */
export async function* followPipeline(
  { live }: Container,
  { staffNow, signal }: { staffNow: () => Promise<Staff | null>; signal: AbortSignal },
): AsyncGenerator<string | null> {
  for await (const change of live.pipelineChanges(signal)) {
    const staff = await staffNow();
    const reach = staff && reachOf(staff, 'seePipeline');
    // Reopening the stream returns the reason it ended.
    if (reach === null) return;
    if (change === null) yield null;
    else if (isWithin(reach, change)) yield change.id;
  }
}
