import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import type { Settings } from '../settings.ts';
import { collectorAddress, headersOf } from './collector.ts';
import { prometheusProducer } from './prometheus-producer.ts';

export type Telemetry = {
  /** Sends these figures too, from now on. */
  sendMetrics: (registry: Registry) => void;
  /** Sends what is left. */
  stop: () => Promise<void>;
};

const METRICS_EVERY_MS = 30_000;

type Sending = Pick<Settings, 'OTLP_HEADERS' | 'TRACE_SHARE' | 'PROCESS_ROLE'> & { url: string; release: string };

/** Traces and figures by OTLP to the lender's collector. */
export const startTelemetry = ({ url, OTLP_HEADERS, TRACE_SHARE, PROCESS_ROLE, release }: Sending): Telemetry => {
  const to = (part: string) => ({ url: collectorAddress(url, part), headers: headersOf(OTLP_HEADERS) });
  const resource = resourceFromAttributes({
    'service.name': 'hearthline',
    'service.version': release,
    'hearthline.process_role': PROCESS_ROLE,
  });
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(TRACE_SHARE) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(to('traces')) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  let meters: MeterProvider | null = null;
  return {
    sendMetrics: (registry) => {
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(to('metrics')),
        exportIntervalMillis: METRICS_EVERY_MS,
        metricProducers: [prometheusProducer(registry, resource)],
      });
      meters = new MeterProvider({ resource, readers: [reader] });
    },
    stop: async () => {
      // A collector that is away must not keep a process from stopping.
      await Promise.allSettled([provider.shutdown(), meters?.shutdown()]);
      trace.disable();
      propagation.disable();
      context.disable();
    },
  };
};
