import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/db/connect.ts';
import { liveSessions } from '#server/db/repos/accounts/sessions.ts';

/** Streams one session may hold in one process: more tabs than people work in. */
export const MOST_STREAMS = 20;
const CHECK_MS = 2_000;

export type SessionStream = { ended: AbortSignal; close: () => void };

export type SessionStreams = {
  /** Throws where the session holds too many already. */
  open: (sessionId: string) => SessionStream;
  stop: () => void;
};

/**
 * The open streams of this process by session. One query every two seconds asks for all of them which sessions still live, so that a
 * stream ends with its session for any reason: sign-out, revocation, expiry, a deactivated account.
 */
export const watchSessions = (db: Db): SessionStreams => {
  const streams = new Map<string, Set<AbortController>>();
  let isChecking = false;

  const check = async (): Promise<void> => {
    const asked = [...streams.keys()];
    if (asked.length === 0 || isChecking) return;
    isChecking = true;
    try {
      const live = new Set(await liveSessions(db, asked));
      for (const id of asked) if (!live.has(id)) for (const stream of streams.get(id) ?? []) stream.abort();
    } finally {
      isChecking = false;
    }
  };
  // While the database is away nothing is announced either; the next check decides.
  const timer = setInterval(() => void check().catch(() => undefined), CHECK_MS).unref();

  return {
    open: (sessionId) => {
      const own = streams.get(sessionId) ?? new Set();
      if (own.size >= MOST_STREAMS) throw new AppError('tooManyStreams');
      const stream = new AbortController();
      streams.set(sessionId, own.add(stream));
      const close = () => {
        own.delete(stream);
        if (own.size === 0 && streams.get(sessionId) === own) streams.delete(sessionId);
      };
      return { ended: stream.signal, close };
    },
    stop: () => clearInterval(timer),
  };
};
