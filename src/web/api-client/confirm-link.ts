import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '#server/api/router.ts';

/** A call refused for want of a fresh proof asks the user for it, and is made once more. */
export const confirmLink =
  (ask: (path: string) => Promise<boolean>): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let running = next(op).subscribe({
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error: (error) => {
          if (error.data?.reason !== 'confirmationRequired') return observer.error(error);
          void ask(op.path).then((isConfirmed) => {
            if (!isConfirmed) return observer.error(error);
            running = next(op).subscribe(observer);
          });
        },
      });
      return () => running.unsubscribe();
    });
