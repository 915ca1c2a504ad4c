import type { Container } from '#server/container.ts';

/** A job whose worker died on the last try is given up by the queue itself; this line names it too. */
export const reportFailedJobs = async ({ jobs, log }: Container): Promise<void> => {
  for (const { job, count, oldest } of await jobs.countFailed())
    log.error({ job, count, oldest }, 'failed jobs wait for staff: see Failed jobs in the portal');
};
