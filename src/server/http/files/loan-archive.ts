import type { Context } from 'hono';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { Container } from '../../container.ts';
import { checkOrigin } from '../../usecases/accounts/check-sender.ts';
import { takeLoanFile } from '../../usecases/loan-download/take-loan-file.ts';
import { requireStaff } from '../../usecases/shared/require-staff.ts';
import { staffOfRequest } from '../staff-of-request.ts';
import { webStream } from '../web-stream.ts';

/** A loan's whole file as one ZIP, sent as it is read. */
export const loanArchive =
  (container: Container) =>
  async (context: Context): Promise<Response> => {
    checkOrigin(container, context.req.raw.headers);
    const { accountId, grants, sessionId } = await staffOfRequest(container, context);
    const applicationId = z.uuid().safeParse(context.req.param('id')).data;
    if (applicationId === undefined) throw new AppError('notFound');
    context.get('about').applicationId = applicationId;
    const staff = await requireStaff(container, { accountId, action: 'seeDocuments', applicationId });
    const { name, bytes } = await takeLoanFile(container, { staff, sessionId, grants });
    return new Response(webStream(bytes), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store, no-transform',
      },
    });
  };
