import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Observe } from './vendors/http/outside-client.ts';

/** Counts every request to an outside service, and logs those without an answer. */
export const observeServices =
  ({ metrics, log }: { metrics: Metrics; log: Logger }): Observe =>
  ({ service, outcome, status, seconds }) => {
    metrics.serviceSeconds.observe({ service, outcome }, seconds);
    if (outcome !== 'answered')
      log.warn(
        { provider: service, outcome, status, ms: Math.round(seconds * 1000) },
        'an outside service did not answer',
      );
  };
