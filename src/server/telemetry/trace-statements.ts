import { SpanKind, trace } from '@opentelemetry/api';
import type pg from 'pg';
import { markFailed, tracer } from './traced.ts';

const OPERATION = /^\s*(\w+)/;
const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?"?(\w+)"?/i;

/** What a statement does and to which table; its text and values stay here. */
const summaryOf = (config: unknown): string => {
  const text =
    typeof config === 'string'
      ? config
      : typeof config === 'object' && config !== null && 'text' in config
        ? config.text
        : '';
  const operation = OPERATION.exec(String(text))?.[1]?.toUpperCase() ?? 'QUERY';
  const table = TABLE.exec(String(text))?.[1];
  return table ? `${operation} ${table}` : operation;
};

/** A span for each statement that is part of a trace. Statements of nobody's trace, such as the polling of jobs, have none. */
export const traceStatements = (client: pg.ClientBase): void => {
  const send = client.query;
  Object.defineProperty(client, 'query', {
    configurable: true,
    value: (config: unknown, ...rest: unknown[]): unknown => {
      const answer = (): unknown => Reflect.apply(send, client, [config, ...rest]);
      if (!trace.getActiveSpan()?.isRecording()) return answer();
      const summary = summaryOf(config);
      const span = tracer().startSpan(summary, {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.query.summary': summary },
      });
      const result = answer();
      if (!(result instanceof Promise)) {
        span.end();
        return result;
      }
      return result.then(
        (rows) => {
          span.end();
          return rows;
        },
        (error: unknown) => {
          markFailed(span, error);
          span.end();
          throw error;
        },
      );
    },
  });
};
