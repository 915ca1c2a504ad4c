import { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { z } from 'zod';
import { type FileRefusal, MAX_FILE_BYTES } from '#entities/contract/stored-file.ts';
import { documentType } from '#entities/values/document-type.ts';
import { idSide, idSubtype } from '#entities/values/id-document.ts';
import { person } from '#entities/values/person.ts';
import { AppError } from '../../app-error.ts';
import { sessionCookieName } from '../../auth/realms.ts';
import type { Container } from '../../container.ts';
import { givingBack } from '../../files/give-back.ts';
import { piecesAsTheyCome } from '../../files/pieces-as-they-come.ts';
import { checkSender } from '../../usecases/accounts/check-sender.ts';
import { workingSession } from '../../usecases/accounts/sessions.ts';
import { type FilePurpose, storeFile } from '../../usecases/documents/store-file.ts';
import { type Uploader, uploaderOf } from '../../usecases/documents/uploader-of.ts';
import { limitTries } from '../../usecases/shared/limit-tries.ts';
import { addressOf } from '../address.ts';
import { senderOfRequest } from '../sender-of-request.ts';

/** The metadata sent with the bytes; the name is percent-encoded, since headers are ASCII only. */
const purposeHeaders = z.object({
  'x-file-name': z.string().max(1000),
  'x-document-type': documentType,
  'x-property': z.string().max(100).nullable(),
  'x-subject': z.string().max(200).nullable(),
  'x-person': person.nullable(),
  'x-id-subtype': idSubtype.nullable(),
  'x-id-side': idSide.nullable(),
});

/** The body is the file itself, never held in memory as a whole while it arrives. */
export const fileUpload =
  (container: Container) =>
  async (context: Context): Promise<Response> => {
    const { headers } = context.req.raw;
    await checkSender(container, senderOfRequest(container, context));
    const owner = await senderOf(container, context);
    const { purpose: said, forPerson } = purposeOf(headers);
    // A third party sends one item only, regardless of the purpose the call states.
    const purpose = { ...said, ...owner.purpose };
    if (forPerson !== null && forPerson !== owner.person) throw new AppError('notAllowed');
    const address = addressOf(context, container.env);
    await limitTries(container, { what: 'storeFile', account: owner.applicationId, address });
    const declared = headers.has('content-length') ? Number(headers.get('content-length')) : null;
    const refuse = (reason: FileRefusal): Response => {
      const status = statusOf(reason);
      // Node reads a body of known length to its end by itself, so that the sender sees the reply; an endless one ends the connection.
      if (status === 413 || declared === null) context.header('connection', 'close');
      return context.json({ error: { code: reason, message: container.words.fileRefusals[reason] } }, status);
    };
    if ((declared ?? 0) > MAX_FILE_BYTES) return refuse('tooLarge');
    const body = bodyOf(context);
    if (!body) return refuse('empty');
    const { applicationId, person: whose } = owner;
    const sent = { purpose, body: givingBack(body), origin: { address, declared } };
    const outcome = await storeFile(container, { applicationId, person: whose }, sent);
    return outcome.kind === 'refused' ? refuse(outcome.reason) : context.json({ file: outcome.file }, 201);
  };

/** Limits of a day are lifted by waiting; the others by another file. */
const statusOf = (reason: FileRefusal): 413 | 422 | 429 => {
  if (reason === 'tooLarge') return 413;
  return reason === 'addressQuota' || reason === 'dayQuota' ? 429 : 422;
};

/** Node's own stream where there is one: the web stream over it copies every chunk. */
export const bodyOf = ({ env, req }: Context): AsyncIterable<Uint8Array> | null =>
  env?.incoming instanceof IncomingMessage ? piecesAsTheyCome(env.incoming) : req.raw.body;

/** The applicant of the session or of the link: a phone that scanned a code has no session. */
const senderOf = async (container: Container, context: Context): Promise<Uploader> => {
  const token = context.req.header('x-upload-token');
  if (token) return uploaderOf(container, token);
  const isSecure = container.env.PUBLIC_URL.startsWith('https://');
  const secret = getCookie(context, sessionCookieName('applicant', isSecure));
  const session = secret ? await workingSession(container, { realm: 'applicant', secret }) : null;
  if (!session) throw new AppError('signInRequired');
  context.get('about').accountId = session.accountId;
  if (!session.application) throw new AppError('notAllowed');
  return { applicationId: session.application.id, person: session.application.person };
};

const purposeOf = (headers: Headers): { purpose: FilePurpose; forPerson: string | null } => {
  const given = Object.fromEntries(Object.keys(purposeHeaders.shape).map((name) => [name, headers.get(name)]));
  const parsed = purposeHeaders.safeParse(given);
  if (!parsed.success) throw new AppError('invalidInput');
  const read = parsed.data;
  return {
    purpose: {
      name: decoded(read['x-file-name']),
      documentType: read['x-document-type'],
      propertyId: read['x-property'],
      subjectId: read['x-subject'] === null ? null : decoded(read['x-subject']),
      idSubtype: read['x-id-subtype'],
      idSide: read['x-id-side'],
    },
    forPerson: read['x-person'],
  };
};

/** A name from a header, which is percent-encoded. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    throw new AppError('invalidInput', { cause: error });
  }
};
