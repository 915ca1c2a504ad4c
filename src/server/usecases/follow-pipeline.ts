import { isWithin } from '../auth/reach.ts';
import type { Container } from '../container.ts';
import { requireReach, type Staff } from './staff-reach.ts';

/** The loans that change, as they do, among those the caller may see. */
export async function* followPipeline(
  { live }: Container,
  { staff, signal }: { staff: Staff; signal: AbortSignal },
): AsyncGenerator<string> {
  const reach = requireReach(staff, 'seePipeline');
  for await (const { id, ...place } of live.pipelineChanges(signal)) if (isWithin(reach, place)) yield id;
}
