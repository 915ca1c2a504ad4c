import { TRPCError } from '@trpc/server';
import { AppError } from '../app-error.ts';
import type { Container } from '../container.ts';
import type { SessionFacts } from '../usecases/accounts/sessions.ts';
import { trpcCodes } from './procedures.ts';

/** A stream has begun when this fails, too late for the map of errors around its procedure. */
const openStream = ({ container, session }: Caller) => {
  try {
    return container.streams.open(session.id);
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    throw new TRPCError({ code: trpcCodes[cause.reason], cause });
  }
};

type Caller = { container: Container; session: SessionFacts };

/** A stream that ends with its caller's session or connection, whichever ends first. */
export async function* sessionStream<Item>(
  caller: Caller,
  signal: AbortSignal | undefined,
  follow: (signal: AbortSignal) => AsyncGenerator<Item>,
): AsyncGenerator<Item> {
  const { ended, close } = openStream(caller);
  try {
    yield* follow(signal ? AbortSignal.any([signal, ended]) : ended);
  } finally {
    close();
  }
}
