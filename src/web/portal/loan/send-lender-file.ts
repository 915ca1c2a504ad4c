import { z } from 'zod';
import type { LenderFileAbout } from '#entities/facts/lender-file.ts';
import { sendChecked } from '#web/api-client/api.ts';

export type LenderFileSent = { kind: 'stored'; fileId: string } | { kind: 'refused'; message: string | null };

const stored = z.object({ fileId: z.uuid() });
const refused = z.object({ error: z.object({ message: z.string() }) });

/** Adds a file to the loan for staff, as the paper behind a fact or as the answer to a request; `message` is null where no answer said why it failed. */
export const sendLenderFile = async (
  file: File,
  { loanId, ...purpose }: { loanId: string } & ({ about: LenderFileAbout } | { request: string }),
): Promise<LenderFileSent> => {
  const headers = {
    'x-loan': loanId,
    'x-file-name': encodeURIComponent(file.name),
    ...('about' in purpose ? { 'x-about': purpose.about } : { 'x-request': encodeURIComponent(purpose.request) }),
  };
  const reply = await sendChecked('/api/portal/loan-files', { method: 'POST', headers, body: file }).catch(() => null);
  const body: unknown = reply ? await reply.json().catch(() => null) : null;
  const known = stored.safeParse(body);
  if (known.success) return { kind: 'stored', fileId: known.data.fileId };
  return { kind: 'refused', message: refused.safeParse(body).data?.error.message ?? null };
};
