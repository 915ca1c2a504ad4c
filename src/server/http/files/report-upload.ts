import type { Context } from 'hono';
import { z } from 'zod';
import { type FileRefusal, MAX_FILE_BYTES } from '#entities/contract/stored-file.ts';
import { AppError } from '../../app-error.ts';
import type { Container } from '../../container.ts';
import { givingBack } from '../../files/give-back.ts';
import { checkSender } from '../../usecases/accounts/check-sender.ts';
import { storeReport } from '../../usecases/documents/store-report.ts';
import { requireStaff } from '../../usecases/shared/require-staff.ts';
import { senderOfRequest } from '../sender-of-request.ts';
import { staffOfRequest } from '../staff-of-request.ts';
import { bodyOf, decoded, statusOf } from './file-upload.ts';

/** Staff add a report they ordered to a loan. The body is the file itself. */
export const reportUpload =
  (container: Container) =>
  async (context: Context): Promise<Response> => {
    await checkSender(container, senderOfRequest(container, context));
    const { accountId } = await staffOfRequest(container, context);
    const loanId = z.uuid().safeParse(context.req.param('loanId'));
    if (!loanId.success) throw new AppError('notFound');
    const staff = await requireStaff(container, { accountId, action: 'workLoan', applicationId: loanId.data });
    const refuse = (reason: FileRefusal): Response => {
      context.header('connection', 'close');
      return context.json({ error: { code: reason, message: container.words.fileRefusals[reason] } }, statusOf(reason));
    };
    if (Number(context.req.header('content-length') ?? 0) > MAX_FILE_BYTES) return refuse('tooLarge');
    const body = bodyOf(context);
    if (!body) return refuse('empty');
    const name = decoded(context.req.header('x-file-name') ?? '').slice(0, 200);
    const stored = await storeReport(container, { staff, name, body: givingBack(body) });
    if (stored.kind === 'refused') return refuse(stored.reason);
    return context.json({ file: { id: stored.fileId, name: stored.name } }, 201);
  };
