import { z } from 'zod';
import { fileLink } from '#server/usecases/shared/file-link.ts';
import { listFiles } from '#server/usecases/shared/list-files.ts';
import { AppError } from '../../app-error.ts';
import { applicantProcedure } from '../procedures.ts';

export const linkProcedure = applicantProcedure
  .input(z.object({ id: z.uuid() }))
  .output(z.object({ url: z.string() }))
  .query(async ({ ctx, input }) => {
    const files = await listFiles(ctx.container, ctx.writer);
    const file = files.find(({ id, state }) => id === input.id && state === 'clean');
    if (!file) throw new AppError('notFound');
    const viewer = { realm: 'applicant', accountId: ctx.session.accountId } as const;
    return { url: fileLink(ctx.container, { fileId: file.id, viewer }) };
  });
