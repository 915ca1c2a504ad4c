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
const REFUSED = 403;

const refusal = z.object({ error: z.object({ code: fileRefusal, message: z.string() }) });
const stored = z.object({ file: storedFile.pick({ id: true }) });

type Sending = {
  file: File;
  purpose: FilePurpose;
  tokens: Pick<BotCheckTokens, 'take' | 'renew'>;
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** From a mailed link or a code: stands in for the session. */
  uploadToken: string | null;
};

/** Repeats the file once with a fresh bot check where the first was refused. */
export const sendFile = async ({ tokens, ...sending }: Sending): Promise<SendOutcome> => {
  const token = await tokens.take().catch(() => null);
  if (token === null || sending.signal.aborted) return { kind: 'lost' };
  const reply = await post(sending, token);
  if (reply === null || !isBotCheckRefusal(reply)) return reply ? outcomeOf(reply) : { kind: 'lost' };
  const fresh = await tokens.renew(token).catch(() => null);
  const repeated = fresh === null || sending.signal.aborted ? null : await post(sending, fresh);
  return repeated ? outcomeOf(repeated) : { kind: 'lost' };
};

type Reply = { status: number; body: string };

/** The only way to track upload progress: fetch does not report it. Null when no reply came. */
const post = (
  { file, purpose, onProgress, signal, uploadToken }: Omit<Sending, 'tokens'>,
  token: string,
): Promise<Reply | null> =>
  new Promise((resolve) => {
    const call = new XMLHttpRequest();
    signal.addEventListener('abort', () => call.abort(), { once: true });
    call.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    call.onload = () => resolve({ status: call.status, body: call.responseText });
    call.onerror = () => resolve(null);
    call.onabort = () => resolve(null);
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

const isBotCheckRefusal = ({ status, body }: Reply): boolean => status === REFUSED && body.includes('botCheckRequired');

export const outcomeOf = ({ status, body }: Reply): SendOutcome => {
  const told = asJson(body);
  if (status === CREATED && stored.safeParse(told).success) return { kind: 'stored' };
  const refused = refusal.safeParse(told);
  if (status !== REFUSED && refused.success) return { kind: 'refused', message: refused.data.error.message };
  return { kind: 'lost' };
};

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
