import type { Container } from '../container.ts';
import { forgetOldChallenges } from '../db/repos/accounts/passkeys.ts';
import { forgetOldUses } from '../db/repos/accounts/rate-limits.ts';
import { forgetOldSignInEvents } from '../db/repos/accounts/sign-in-events.ts';
import { forgetOldTries } from '../db/repos/accounts/sign-in-tries.ts';
import { foldCounts } from '../db/repos/pipeline/pipeline-counts.ts';
import { forgetOldSpools } from '../files/forget-old-spools.ts';
import { incomingFolder } from '../files/incoming-folder.ts';
import { askAgainLater } from '../usecases/asking/ask-outside.ts';
import { markLateClocks } from '../usecases/clocks/mark-late-clocks.ts';
import { purgeExpired } from '../usecases/clocks/purge-expired.ts';
import { remindIdle } from '../usecases/clocks/remind-idle.ts';
import { sendDueNotices } from '../usecases/clocks/send-due-notices.ts';
import { notifyReadyClosings } from '../usecases/closing/notify-signing-ready.ts';
import { forgetAbandonedUpload } from '../usecases/documents/forget-abandoned-upload.ts';
import { scanFile } from '../usecases/documents/scan-file.ts';
import { notifyLoanSystem } from '../usecases/loan/notify-loan-system.ts';
import { deliverMail } from '../usecases/messages/deliver-mail.ts';
import { deliverText } from '../usecases/messages/deliver-text.ts';
import { recheckEligibility } from '../usecases/offers/recheck-eligibility.ts';
import { finishClosing } from '../usecases/signing/finish-signing.ts';

/** Maps each job by name to the port or use case that runs it. Every job may be repeated. */
export const startWorkers = (container: Container): Promise<void> =>
  container.jobs.work({
    sendMail: (message) => deliverMail(container, message),
    sendText: (message) => deliverText(container, message),
    finishClosing: (signed) => finishClosing(container, signed),
    tellLoanSystem: (decision) => notifyLoanSystem(container, decision),
    scanFile: ({ fileId }) => scanFile(container, fileId),
    removeStoredFile: ({ storageKey }) => container.files.remove(storageKey),
    forgetAbandonedUpload: ({ storageKey }) => forgetAbandonedUpload(container, storageKey),
    forgetOldSpools: () => forgetOldSpools(incomingFolder(container.env), Date.now()),
    remindIdle: () => remindIdle(container),
    lookAgain: () => recheckEligibility(container),
    sendDueNotices: () => sendDueNotices(container),
    tellReadyClosings: () => notifyReadyClosings(container),
    markLateClocks: () => markLateClocks(container),
    foldCounts: () => foldCounts(container.database.db),
    forgetOldUses: async () => {
      await forgetOldUses(container.database.db);
      await forgetOldTries(container.database.db);
      await forgetOldChallenges(container.database.db);
      await forgetOldSignInEvents(container.database.db);
    },
    purgeExpired: () => purgeExpired(container),
    askOutside: (question) => askAgainLater(container, question),
  });
