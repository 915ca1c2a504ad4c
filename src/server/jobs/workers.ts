import type { Container } from '../container.ts';
import { forgetOldChallenges } from '../db/repos/accounts/passkeys.ts';
import { forgetOldUses } from '../db/repos/accounts/rate-limits.ts';
import { forgetOldSignInEvents } from '../db/repos/accounts/sign-in-events.ts';
import { forgetOldTries } from '../db/repos/accounts/sign-in-tries.ts';
import { foldCounts } from '../db/repos/pipeline/pipeline-counts.ts';
import { forgetOldHookEvents } from '../db/repos/vendors/hook-events.ts';
import { forgetOldSpools } from '../files/forget-old-spools.ts';
import { incomingFolder } from '../files/incoming-folder.ts';
import { askAgainLater } from '../usecases/asking/ask-outside.ts';
import { pollJourneys } from '../usecases/asking/continue-journey.ts';
import { orderHardCreditLater } from '../usecases/asking/order-hard-credit.ts';
import { anchorChains } from '../usecases/audit/anchor-chains.ts';
import { markLateClocks } from '../usecases/clocks/mark-late-clocks.ts';
import { purgeExpired } from '../usecases/clocks/purge-expired.ts';
import { remindIdle } from '../usecases/clocks/remind-idle.ts';
import { sendDueNotices } from '../usecases/clocks/send-due-notices.ts';
import { notifyReadyClosings } from '../usecases/closing/notify-signing-ready.ts';
import { followNotaries } from '../usecases/closing/remote-notary.ts';
import { forgetAbandonedUpload } from '../usecases/documents/forget-abandoned-upload.ts';
import { scanFile } from '../usecases/documents/scan-file.ts';
import { workHook } from '../usecases/hooks/work-hook.ts';
import { reportFailedJobs } from '../usecases/jobs/report-failed-jobs.ts';
import { keepLar, refreshLars } from '../usecases/lending-report/keep-lar.ts';
import { notifyLoanSystem } from '../usecases/loan-system/notify-loan-system.ts';
import { deliverMails } from '../usecases/messages/deliver-mails.ts';
import { deliverText } from '../usecases/messages/deliver-text.ts';
import { eraseExpiredMessages } from '../usecases/messages/erase-expired-messages.ts';
import { sealClearMessages } from '../usecases/messages/seal-clear-messages.ts';
import { recheckEligibility } from '../usecases/offers/recheck-eligibility.ts';
import { followPayments } from '../usecases/payments/follow-payments.ts';
import { sendPayment } from '../usecases/payments/send-payment.ts';
import { screenOpenLoans } from '../usecases/screening/screen-open-loans.ts';
import { fetchFirstTime } from '../usecases/services/fetch-first-time.ts';
import { refreshServices } from '../usecases/services/refresh-service.ts';
import { finishClosing } from '../usecases/signing/finish-signing.ts';
import { inRuns } from './in-runs.ts';

/** Maps each job by name to the port or use case that runs it. Every job may be repeated. */
export const startWorkers = async (container: Container): Promise<void> => {
  await sealClearMessages(container);
  const mails = inRuns((ids) => deliverMails(container, ids));
  const mail = ({ messageId }: { messageId: string }) => mails.next(messageId);
  await container.jobs.work({
    sendStatutoryMail: mail,
    sendMail: mail,
    // Someone waits for it.
    sendCode: ({ messageId }) => mails.first(messageId),
    sendText: ({ messageId }) => deliverText(container, messageId),
    finishClosing: (signed) => finishClosing(container, signed),
    tellLoanSystem: (decision) => notifyLoanSystem(container, decision),
    sendPayment: ({ paymentId }) => sendPayment(container, paymentId),
    followPayments: () => followPayments(container),
    followNotaries: () => followNotaries(container),
    keepLar: ({ applicationId }) => keepLar(container, applicationId),
    refreshLars: () => refreshLars(container),
    scanFile: ({ fileId }) => scanFile(container, fileId),
    removeStoredFile: ({ storageKey }) => container.files.remove(storageKey),
    forgetAbandonedUpload: ({ storageKey }) => forgetAbandonedUpload(container, storageKey),
    forgetOldSpools: () => forgetOldSpools(incomingFolder(container.env), Date.now()),
    remindIdle: () => remindIdle(container),
    lookAgain: () => recheckEligibility(container),
    sendDueNotices: () => sendDueNotices(container),
    tellReadyClosings: () => notifyReadyClosings(container),
    markLateClocks: () => markLateClocks(container),
    screenOpenLoans: () => screenOpenLoans(container),
    refreshServices: () => refreshServices(container),
    foldCounts: () => foldCounts(container.database.db),
    forgetOldUses: async () => {
      await forgetOldUses(container.database.db);
      await forgetOldTries(container.database.db);
      await forgetOldChallenges(container.database.db);
      await forgetOldSignInEvents(container.database.db);
      await forgetOldHookEvents(container.database.db);
    },
    eraseExpiredMessages: () => eraseExpiredMessages(container),
    reportFailedJobs: () => reportFailedJobs(container),
    purgeExpired: () => purgeExpired(container),
    anchorChains: () => anchorChains(container),
    pollJourneys: () => pollJourneys(container),
    workHook: ({ eventId }) => workHook(container, eventId),
    orderHardCredit: ({ applicationId }) => orderHardCreditLater(container, applicationId),
    askOutside: (question) => askAgainLater(container, question),
  });
  await fetchFirstTime(container);
};
