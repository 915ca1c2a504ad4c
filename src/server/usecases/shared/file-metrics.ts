import { Counter, type Registry } from 'prom-client';

type FileMetrics = { stored: Counter; refused: Counter<'reason'> };
const made = new WeakMap<Registry, FileMetrics>();

/** How much was kept, and how often not, by reason. */
export const fileMetrics = (registry: Registry): FileMetrics => {
  const known = made.get(registry);
  if (known) return known;
  const registers = [registry];
  const metrics = {
    stored: new Counter({ name: 'file_stored_bytes_total', help: 'Bytes of files kept', registers }),
    refused: new Counter({
      name: 'file_refusals_total',
      help: 'Files that were refused, by reason',
      labelNames: ['reason'] as const,
      registers,
    }),
  };
  made.set(registry, metrics);
  return metrics;
};
