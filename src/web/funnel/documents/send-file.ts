import { z } from 'zod';
import { fileRefusal, storedFile } from '#entities/contract/stored-file.ts';
import type { DocumentType } from '#entities/values/document-type.ts';
import type { IdSide, IdSubtype } from '#entities/values/id-document.ts';
import type { BotCheckTokens } from '#web/api-client/bot-check-tokens.ts';

export type FilePurpose = {
  documentType: DocumentType;
  propertyId: string | null;
  subjectId: string | null;
  idSubtype?: IdSubtype;
  idSide?: IdSide;
};

/** `lost`: it did not arrive, and may be resent as is; the same content twice counts once. */
export type SendOutcome = { kind: 'stored' } | { kind: 'refused'; message: string } | { kind: 'lost' };

const CREATED = 201;
const BOT_CHECK_REFUSED = 403;

const refusal = z.object({ error: z.object({ code: fileRefusal, message: z.string() }) });
const stored = z.object({ file: storedFile.pick({ id: true }) });

type Sending = {
  file: File;
  purpose: FilePurpose;
  tokens: Pick<BotCheckTokens, 'take'>;
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** From a mailed link or a code: stands in for the session. */
  uploadToken: string | null;
};

/** The only way to track upload progress: fetch does not report it. */
export const sendFile = async ({
  file,
  purpose,
  tokens,
  onProgress,
  signal,
  uploadToken,
}: Sending): Promise<SendOutcome> => {
  const token = await tokens.take().catch(() => null);
  if (token === null || signal.aborted) return { kind: 'lost' };
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    signal.addEventListener('abort', () => call.abort(), { once: true });
    call.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    call.onload = () => resolve(outcomeOf(call.status, call.responseText));
    call.onerror = () => resolve({ kind: 'lost' });
    call.onabort = () => resolve({ kind: 'lost' });
    call.open('POST', '/api/files');
    call.setRequestHeader('x-same-origin', '1');
    call.setRequestHeader('x-bot-check', token);
    call.setRequestHeader('x-file-name', encodeURIComponent(file.name));
    call.setRequestHeader('x-document-type', purpose.documentType);
    if (purpose.propertyId !== null) call.setRequestHeader('x-property', purpose.propertyId);
    if (purpose.subjectId !== null) call.setRequestHeader('x-subject', encodeURIComponent(purpose.subjectId));
    if (purpose.idSubtype) call.setRequestHeader('x-id-subtype', purpose.idSubtype);
    if (purpose.idSide) call.setRequestHeader('x-id-side', purpose.idSide);
    if (uploadToken !== null) call.setRequestHeader('x-upload-token', uploadToken);
    call.send(file);
  });
};

export const outcomeOf = (status: number, body: string): SendOutcome => {
  const told = asJson(body);
  if (status === CREATED && stored.safeParse(told).success) return { kind: 'stored' };
  const refused = refusal.safeParse(told);
  if (status !== BOT_CHECK_REFUSED && refused.success) return { kind: 'refused', message: refused.data.error.message };
  return { kind: 'lost' };
};

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
