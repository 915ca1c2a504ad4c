import type { Context } from 'hono';
import { z } from 'zod';
import { type FileRefusal, MAX_FILE_BYTES } from '#entities/contract/stored-file.ts';
import { lenderFileAbout } from '#entities/facts/lender-file.ts';
import { AppError } from '../../app-error.ts';
import type { Container } from '../../container.ts';
import { givingBack } from '../../files/give-back.ts';
import { checkSender } from '../../usecases/accounts/check-sender.ts';
import { storeLenderFile } from '../../usecases/documents/store-lender-file.ts';
import { storeForRequest } from '../../usecases/review/store-for-request.ts';
import { requireStaff } from '../../usecases/shared/require-staff.ts';
import { senderOfRequest } from '../sender-of-request.ts';
import { staffOfRequest } from '../staff-of-request.ts';
import { bodyOf, decoded } from './file-upload.ts';

/** The paper behind a fact, or a document for one of the loan's requests. */
const purposeHeaders = z
  .object({
    'x-loan': z.uuid(),
    'x-about': lenderFileAbout.nullable(),
    'x-request': z.string().max(1000).nullable(),
    'x-file-name': z.string().max(1000),
  })
  .refine((headers) => (headers['x-about'] === null) !== (headers['x-request'] === null));

/** A file that staff add to a loan; the body is the file itself. */
export const lenderFileUpload =
  (container: Container) =>
  async (context: Context): Promise<Response> => {
    const { headers } = context.req.raw;
    await checkSender(container, senderOfRequest(container, context));
    const { accountId } = await staffOfRequest(container, context);
    const names = Object.keys(purposeHeaders.shape);
    const read = purposeHeaders.safeParse(Object.fromEntries(names.map((name) => [name, headers.get(name)])));
    if (!read.success) throw new AppError('invalidInput');
    const { 'x-loan': applicationId, 'x-about': about, 'x-request': request, 'x-file-name': name } = read.data;
    const allowed = <A extends 'workLoan' | 'close'>(action: A) =>
      requireStaff(container, { accountId, action, applicationId });
    // What a closer is handed; everything else is for those who review.
    const action = about === 'payoffLetter' || about === 'valueAcknowledgment' ? 'close' : 'workLoan';
    const refuse = (reason: FileRefusal): Response => {
      context.header('connection', 'close');
      const error = { code: reason, message: container.words.fileRefusals[reason] };
      return context.json({ error }, reason === 'tooLarge' ? 413 : 422);
    };
    if (Number(headers.get('content-length') ?? 0) > MAX_FILE_BYTES) return refuse('tooLarge');
    const body = bodyOf(context);
    if (!body) return refuse('empty');
    const sent = { name: decoded(name), body: givingBack(body) };
    const outcome =
      about === null
        ? await storeForRequest(container, await allowed('workLoan'), { ...sent, key: decoded(request ?? '') })
        : await storeLenderFile(container, await allowed(action), { ...sent, about });
    return outcome.kind === 'refused' ? refuse(outcome.reason) : context.json({ fileId: outcome.fileId }, 201);
  };
