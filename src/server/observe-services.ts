import { fetchedService } from '#entities/facts/outside-service.ts';
import type { Db } from './db/connect.ts';
import { recordServiceState } from './db/repos/outside/service-states.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Observe } from './vendors/http/outside-client.ts';

type Observer = { metrics: Metrics; log: Logger; db: Db };

/** Counts every request to an outside service, keeps its outcome for staff, and logs those without an answer. */
export const observeServices =
  ({ metrics, log, db }: Observer): Observe =>
  ({ service, outcome, status, seconds }) => {
    metrics.serviceSeconds.observe({ service, outcome }, seconds);
    if (outcome !== 'answered')
      log.warn(
        { provider: service, outcome, status, ms: Math.round(seconds * 1000) },
        'an outside service did not answer',
      );
    // What is fetched whole is judged when it has been read: an answer alone says nothing of its use.
    if (fetchedService.safeParse(service).success) return;
    // Nobody waits for it: the state is for a page.
    void recordServiceState(db, { service, outcome }).catch((error) =>
      log.warn({ provider: service, error }, 'the state of an outside service was not kept'),
    );
  };
