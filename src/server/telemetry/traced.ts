import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';

/** Does nothing until a collector is set: see `startTelemetry`. */
export const tracer = (): Tracer => trace.getTracer('hearthline');

type Traced = { name: string; kind?: SpanKind; attributes?: Attributes; parent?: Context };

const kindOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'reason' in error ? String(error.reason) : error.name;
};

/** An error's text may hold what people typed: its kind is enough to find its line in the log. */
export const markFailed = (span: Span, error: unknown): void => {
  span.setAttribute('error.type', kindOf(error));
  span.setStatus({ code: SpanStatusCode.ERROR });
};

/** Runs this work as a span of the current trace. Attributes are ids and names of ours, never what people typed. */
export const traced = <Result>(
  { name, kind = SpanKind.INTERNAL, attributes = {}, parent = context.active() }: Traced,
  work: (span: Span) => Promise<Result>,
): Promise<Result> =>
  tracer().startActiveSpan(name, { kind, attributes }, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });

const TRACE_HEADER = 'traceparent';

/** The current trace as a job carries it; nothing where nobody traces. */
export const traceToCarry = (): Record<string, string> => {
  const carried: Record<string, string> = {};
  propagation.inject(context.active(), carried);
  const at = carried[TRACE_HEADER];
  return at === undefined ? {} : { [TRACE_HEADER]: at };
};

/** The trace that a job or a trusted proxy carries, or a new one. */
export const carriedTrace = (carrier: unknown): Context => {
  const at = typeof carrier === 'object' && carrier !== null && TRACE_HEADER in carrier ? carrier[TRACE_HEADER] : null;
  return typeof at === 'string' ? propagation.extract(ROOT_CONTEXT, { [TRACE_HEADER]: at }) : ROOT_CONTEXT;
};
