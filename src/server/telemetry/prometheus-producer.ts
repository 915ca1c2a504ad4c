import { type HrTime, ValueType } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, MetricValueWithName, Registry } from 'prom-client';

type Values = MetricObjectWithValues<MetricValue<string>>;
type Span = { startTime: HrTime; endTime: HrTime };

const hrTimeOf = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];

/** The registry's figures in the form of the other protocol: each is counted in one place. */
export const prometheusProducer = (registry: Registry, resource: Resource): MetricProducer => ({
  collect: async () => {
    const span = { startTime: hrTimeOf(performance.timeOrigin), endTime: hrTimeOf(Date.now()) };
    const metrics = (await registry.getMetricsAsJSON()).flatMap((metric) => metricData(metric, span) ?? []);
    return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'hearthline' }, metrics }] }, errors: [] };
  },
});

const metricData = (metric: Values, span: Span): MetricData | null => {
  const about = {
    descriptor: { name: metric.name, description: metric.help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  // The declared type is an enumeration that the library does not give at run time.
  const type = String(metric.type);
  if (type === 'histogram')
    return { ...about, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(metric, span) };
  const dataPoints = metric.values.map(({ labels, value }) => ({ ...span, attributes: attributesOf(labels), value }));
  if (type === 'counter') return { ...about, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
  return type === 'gauge' ? { ...about, dataPointType: DataPointType.GAUGE, dataPoints } : null;
};

type Labels = MetricValue<string>['labels'];

const attributesOf = (labels: Labels): Record<string, string> =>
  Object.fromEntries(
    Object.entries(labels).flatMap(([name, value]) =>
      name === 'le' || value === undefined ? [] : [[name, String(value)]],
    ),
  );

/** Prometheus counts what is at most a bucket's bound, with a row for each; the other protocol what is in the bucket alone. */
const histograms = ({ name, values }: Values, span: Span): DataPoint<Histogram>[] => {
  const groups = Map.groupBy(values, ({ labels }) => JSON.stringify(attributesOf(labels)));
  return [...groups.values()].map((rows: MetricValueWithName<string>[]) => {
    const part = (suffix: string) => rows.find(({ metricName }) => metricName === `${name}_${suffix}`)?.value ?? 0;
    const buckets = rows.filter(({ metricName }) => metricName === `${name}_bucket`);
    const counts = buckets.map(({ value }, at) => value - (buckets[at - 1]?.value ?? 0));
    const boundaries = buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite);
    return {
      ...span,
      attributes: attributesOf(rows[0]?.labels ?? {}),
      value: { buckets: { boundaries, counts }, sum: part('sum'), count: part('count') },
    };
  });
};
