import { Counter, type Registry } from 'prom-client';

export type JobMetrics = ReturnType<typeof jobMetricsOf>;

/** What this process counts about its background work. */
export const jobMetricsOf = (registry: Registry) => {
  const registers = [registry];
  return {
    jobsGivenUp: new Counter({
      name: 'jobs_given_up_total',
      help: 'Background jobs given up after their last try, by job',
      labelNames: ['job'],
      registers,
    }),
    mailsRepeated: new Counter({
      name: 'mails_repeated_total',
      help: 'Mails sent once more since nobody knows whether the first handover succeeded',
      registers,
    }),
  };
};
