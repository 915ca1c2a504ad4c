import { z } from 'zod';
import { notification, notificationKind } from '#entities/contract/desk/notification.ts';
import {
  followNotifications,
  notMailed,
  ownNotifications,
  readNotifications,
  setNotMailed,
} from '#server/usecases/notifications/own-notifications.ts';
import { portalProcedure, staffOf } from '../procedures.ts';
import { sessionStream } from '../session-stream.ts';

const done = z.object({ ok: z.literal(true) });

/** The caller's own, newest first. */
export const notificationsProcedure = portalProcedure
  .output(z.array(notification))
  .query(({ ctx }) => ownNotifications(ctx.container, staffOf(ctx)));

/** All of them, or those about one loan, or of one kind about it. */
export const readNotificationsProcedure = portalProcedure
  .input(z.object({ loanId: z.uuid().nullable(), kind: notificationKind.nullable() }))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    await readNotifications(ctx.container, staffOf(ctx), input);
    return { ok: true };
  });

/** Whenever something new is told to the caller, or was read in another tab. */
export const notifiedProcedure = portalProcedure.subscription(async function* ({ ctx, signal }) {
  const { accountId } = ctx.session;
  yield* sessionStream(ctx, signal, (until) => followNotifications(ctx.container, { accountId, signal: until }));
});

export const notMailedProcedure = portalProcedure
  .output(z.array(notificationKind))
  .query(({ ctx }) => notMailed(ctx.container, staffOf(ctx)));

/** The kinds the caller wants in the portal only. */
export const setNotMailedProcedure = portalProcedure
  .input(z.object({ kinds: z.array(notificationKind).max(notificationKind.options.length) }))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    await setNotMailed(ctx.container, staffOf(ctx), input.kinds);
    return { ok: true };
  });
