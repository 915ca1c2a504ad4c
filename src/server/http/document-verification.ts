import type { Context } from 'hono';
import { AppError } from '../app-error.ts';
import type { Container } from '../container.ts';
import { checkSender } from '../usecases/accounts/check-sender.ts';
import { verifyDocument } from '../usecases/documents/verify-document.ts';
import { limitTries } from '../usecases/shared/limit-tries.ts';
import { addressOf } from './address.ts';
import { senderOfRequest } from './sender-of-request.ts';

/** For anyone with a file: the body is the file, and it is discarded with the response. */
export const documentVerification =
  (container: Container) =>
  async (context: Context): Promise<Response> => {
    await checkSender(container, senderOfRequest(container, context));
    await limitTries(container, { what: 'verifyPaper', account: null, address: addressOf(context, container.env) });
    const { body } = context.req.raw;
    if (!body) throw new AppError('invalidInput');
    return context.json(await verifyDocument(container, body));
  };
