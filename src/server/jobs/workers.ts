import { join } from 'node:path';
import type { Container } from '../container.ts';
import { foldCounts } from '../db/repos/pipeline-counts.ts';
import { forgetOldUses } from '../db/repos/rate-limits.ts';
import { forgetOldSpools } from '../files/forget-old-spools.ts';
import { askAgainLater } from '../usecases/ask-outside.ts';
import { deliverMail } from '../usecases/deliver-mail.ts';
import { deliverText } from '../usecases/deliver-text.ts';
import { finishClosing } from '../usecases/finish-signing.ts';
import { forgetAbandonedUpload } from '../usecases/forget-abandoned-upload.ts';
import { lookAgain } from '../usecases/look-again.ts';
import { markLateClocks } from '../usecases/mark-late-clocks.ts';
import { purgeExpired } from '../usecases/purge-expired.ts';
import { remindIdle } from '../usecases/remind-idle.ts';
import { scanFile } from '../usecases/scan-file.ts';
import { sendDueNotices } from '../usecases/send-due-notices.ts';
import { tellLoanSystem } from '../usecases/tell-loan-system.ts';
import { tellReadyClosings } from '../usecases/tell-signing-ready.ts';

/** Who does what: each job by name to the port or use-case that carries it out. Every one may be repeated. */
export const startWorkers = (container: Container): Promise<void> =>
  container.jobs.work({
    sendMail: (message) => deliverMail(container, message),
    sendText: (message) => deliverText(container, message),
    finishClosing: (signed) => finishClosing(container, signed),
    tellLoanSystem: (decision) => tellLoanSystem(container, decision),
    scanFile: ({ fileId }) => scanFile(container, fileId),
    removeStoredFile: ({ storageKey }) => container.files.remove(storageKey),
    forgetAbandonedUpload: ({ storageKey }) => forgetAbandonedUpload(container, storageKey),
    forgetOldSpools: () => forgetOldSpools(join(container.env.DATA_DIR, 'incoming'), Date.now()),
    remindIdle: () => remindIdle(container),
    lookAgain: () => lookAgain(container),
    sendDueNotices: () => sendDueNotices(container),
    tellReadyClosings: () => tellReadyClosings(container),
    markLateClocks: () => markLateClocks(container),
    foldCounts: () => foldCounts(container.database.db),
    forgetOldUses: () => forgetOldUses(container.database.db),
    purgeExpired: () => purgeExpired(container),
    askOutside: (question) => askAgainLater(container, question),
  });
