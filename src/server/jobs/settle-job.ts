import { type Span, SpanKind } from '@opentelemetry/api';
import type { JobResult } from 'pg-boss';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { carriedTrace, markFailed, traced } from '../telemetry/traced.ts';
import { toJobFailure } from '../usecases/shared/job-failure.ts';

export type RunningJob = { id: string; name: string; data: unknown; retryCount: number; retryLimit: number };
export type JobReport = { log: Logger; metrics: Pick<Metrics, 'jobsGivenUp' | 'jobSeconds'> };

/** Runs one job and says how it ended. Log and output name the reason alone: an error's text may hold personal data. */
export const settleJob = (report: JobReport, job: RunningJob, work: () => Promise<void>): Promise<JobResult> =>
  traced(
    {
      name: `job ${job.name}`,
      kind: SpanKind.CONSUMER,
      attributes: { 'hearthline.job_id': job.id, 'hearthline.tries': job.retryCount + 1 },
      parent: carriedTrace(job.data),
    },
    (span) => settle(report, job, work, span),
  );

const settle = async (
  { log, metrics }: JobReport,
  { id, name, retryCount, retryLimit }: RunningJob,
  work: () => Promise<void>,
  span: Span,
): Promise<JobResult> => {
  const timed = metrics.jobSeconds.startTimer({ job: name });
  try {
    await work();
    const seconds = timed({ outcome: 'done' });
    log.info({ job: name, id, tries: retryCount + 1, ms: Math.round(seconds * 1e5) / 100 }, 'job done');
    return { id, status: 'completed' };
  } catch (error) {
    const { reason, isFinal, cause } = toJobFailure(error);
    markFailed(span, error);
    span.setAttribute('hearthline.outcome', reason);
    const entry = { job: name, id, tries: retryCount + 1, reason, error: cause ?? error };
    if (isFinal || retryCount >= retryLimit) {
      log.error(entry, 'job given up: see Failed jobs in the portal');
      metrics.jobsGivenUp.inc({ job: name });
      timed({ outcome: 'givenUp' });
    } else {
      log.warn(entry, 'job failed and will be tried again');
      timed({ outcome: 'failed' });
    }
    return { id, status: isFinal ? 'deadletter' : 'failed', output: { reason } };
  }
};
