import { Counter, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** Everything this process counts; gauges of the database are added by their owners. */
export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_seconds',
      help: 'Time to answer by area and status',
      labelNames: ['area', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
      registers,
    }),
    jobsGivenUp: new Counter({
      name: 'jobs_given_up_total',
      help: 'Background jobs given up after their last try, by job',
      labelNames: ['job'],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'job_seconds',
      help: 'Time of one try of a background job by job and outcome: done, failed or givenUp',
      labelNames: ['job', 'outcome'],
      buckets: [0.02, 0.1, 0.3, 1, 3, 10, 60],
      registers,
    }),
    vendorSeconds: new Histogram({
      name: 'vendor_seconds',
      help: 'Time of one question to a vendor, retries included, by vendor and outcome: answered, or why there is no answer',
      labelNames: ['vendor', 'outcome'],
      buckets: [0.1, 0.3, 1, 3, 10, 30],
      registers,
    }),
    hooks: new Counter({
      name: 'vendor_hooks_total',
      help: 'Webhooks of vendors by capability and outcome: accepted, repeated, unreadable or refused for a wrong signature',
      labelNames: ['capability', 'outcome'],
      registers,
    }),
    serviceSeconds: new Histogram({
      name: 'outside_service_seconds',
      help: 'Time of one request to an outside service by service and outcome: answered, refused, or why there is no answer',
      labelNames: ['service', 'outcome'],
      buckets: [0.1, 0.3, 1, 3, 10, 30],
      registers,
    }),
    funnelSteps: new Counter({
      name: 'funnel_steps_total',
      help: 'Pages of the funnel that were sent, by step and outcome',
      labelNames: ['step', 'outcome'],
      registers,
    }),
    messagesDelivered: new Counter({
      name: 'messages_delivered_total',
      help: 'Mails and texts handed over to their servers',
      registers,
    }),
    mailsRepeated: new Counter({
      name: 'mails_repeated_total',
      help: 'Mails sent once more since nobody knows whether the first handover succeeded',
      registers,
    }),
    fileBytesStored: new Counter({ name: 'file_stored_bytes_total', help: 'Bytes of files kept', registers }),
    fileRefusals: new Counter({
      name: 'file_refusals_total',
      help: 'Files that were refused, by reason',
      labelNames: ['reason'],
      registers,
    }),
  };
};
