import { z } from 'zod';
import type { LenderFileAbout } from '#entities/facts/lender-file.ts';
import { sendChecked } from '#web/api-client/api.ts';

export type LenderFileSent = { kind: 'stored'; fileId: string } | { kind: 'refused'; message: string | null };

const stored = z.object({ fileId: z.uuid() });
const refused = z.object({ error: z.object({ message: z.string() }) });

/** Adds a file to the loan for staff; `message` is null where no answer said why it failed. */
export const sendLenderFile = async (
  file: File,
  { loanId, about }: { loanId: string; about: LenderFileAbout },
): Promise<LenderFileSent> => {
  const headers = { 'x-loan': loanId, 'x-about': about, 'x-file-name': encodeURIComponent(file.name) };
  const reply = await sendChecked('/api/portal/loan-files', { method: 'POST', headers, body: file }).catch(() => null);
  const body: unknown = reply ? await reply.json().catch(() => null) : null;
  const known = stored.safeParse(body);
  if (known.success) return { kind: 'stored', fileId: known.data.fileId };
  return { kind: 'refused', message: refused.safeParse(body).data?.error.message ?? null };
};
