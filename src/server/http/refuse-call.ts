import { getTRPCErrorShape, TRPCError, transformTRPCResponse } from '@trpc/server';
import type { Context } from 'hono';
import { trpcCodes } from '../api/procedures.ts';
import { productRouter } from '../api/router.ts';
import { AppError, type AppErrorCode } from '../app-error.ts';
import type { Container } from '../container.ts';

const ENDPOINT = '/api/trpc/';

export const isCall = ({ req }: Context): boolean => req.path.startsWith(ENDPOINT);

type Refusal = { reason: AppErrorCode; status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 429 | 500 | 503 };

/** A call refused before it reached its procedure has the same message, shape and data as one refused there. */
export const refuseCall = ({ words }: Container, context: Context, { reason, status }: Refusal): Response => {
  const config = productRouter._def._config;
  const code = status === 500 ? 'INTERNAL_SERVER_ERROR' : trpcCodes[reason];
  const error = new TRPCError({ code, cause: new AppError(reason) });
  const path = context.req.path.slice(ENDPOINT.length);
  const shape = getTRPCErrorShape({ config, error, type: 'unknown', path, input: undefined, ctx: undefined });
  const message = words.appErrors[reason];
  return context.json(transformTRPCResponse(config, { error: { ...shape, message } }), status);
};
