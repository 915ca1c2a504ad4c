import { z } from 'zod';
import { sendChecked } from '#web/api-client/api.ts';

const stored = z.object({ file: z.object({ id: z.uuid(), name: z.string() }) });
const refused = z.object({ error: z.object({ message: z.string() }) });

export type SentReport = { kind: 'stored'; id: string; name: string } | { kind: 'refused'; message: string | null };

/** Adds a report to the loan. */
export const sendReport = async (loanId: string, file: File): Promise<SentReport> => {
  const response = await sendChecked(`/api/portal/loans/${loanId}/reports`, {
    method: 'POST',
    headers: { 'content-type': file.type || 'application/octet-stream', 'x-file-name': encodeURIComponent(file.name) },
    body: file,
  });
  const told: unknown = await response.json().catch(() => null);
  const kept = stored.safeParse(told);
  if (kept.success) return { kind: 'stored', ...kept.data.file };
  return { kind: 'refused', message: refused.safeParse(told).data?.error.message ?? null };
};
