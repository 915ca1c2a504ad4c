import { router } from '../procedures.ts';
import { clocksProcedure } from './clocks.ts';
import { countsProcedure } from './counts.ts';
import { exceptionsProcedure } from './exceptions.ts';
import { findProcedure } from './find.ts';
import {
  notificationsProcedure,
  notifiedProcedure,
  notMailedProcedure,
  readNotificationsProcedure,
  setNotMailedProcedure,
} from './notifications.ts';
import { readersProcedure } from './readers.ts';
import { setLetterKeysProcedure } from './set-letter-keys.ts';
import { talksProcedure } from './talks.ts';
import { valueReviewsProcedure } from './value-reviews.ts';

export const deskRouter = router({
  counts: countsProcedure,
  find: findProcedure,
  notifications: notificationsProcedure,
  readNotifications: readNotificationsProcedure,
  notified: notifiedProcedure,
  notMailed: notMailedProcedure,
  setNotMailed: setNotMailedProcedure,
  setLetterKeys: setLetterKeysProcedure,
  clocks: clocksProcedure,
  talks: talksProcedure,
  valueReviews: valueReviewsProcedure,
  exceptions: exceptionsProcedure,
  readers: readersProcedure,
});
