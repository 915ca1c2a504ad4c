import type { Application } from '#entities/application/application.ts';
import type { Upload } from '#entities/application/upload.ts';
import { idSubtype } from '#entities/values/id-document.ts';
import { documentTypes } from './document-types.ts';
import { hasEverySide } from './has-every-side.ts';
import type { RequiredDocument } from './required-documents.ts';

export type DocumentProgressRow = RequiredDocument & { uploaded: number; isSkipped: boolean; isComplete: boolean };
export type DocumentProgress = { rows: DocumentProgressRow[]; needed: number; uploaded: number; isComplete: boolean };

type Requests = Pick<Application, 'uploads' | 'uploadRequests'>;

const isFor = (upload: Upload, { type, person, propertyId, subjectId = null }: RequiredDocument): boolean =>
  upload.type === type &&
  upload.propertyId === propertyId &&
  upload.subjectId === subjectId &&
  upload.state !== 'notAccepted' &&
  (person === null || upload.isCoborrower === (person === 'coborrower'));

/** An ID counts once every side it has is there, and a file without a kind or side never does; other files count one each. */
export const countOfUploads = (uploads: readonly Upload[]): number => {
  const others = uploads.filter(({ type }) => type !== 'idDocument');
  return others.length + idSubtype.options.filter((subtype) => hasEverySide(uploads, subtype)).length;
};

/** Documents staff requested beyond the rules; a skip request asks for nothing. */
const extraRequests = (required: readonly RequiredDocument[], { uploadRequests }: Requests): RequiredDocument[] => {
  const isAsked = (type: string, propertyId: string | null) =>
    required.some((document) => document.type === type && document.propertyId === propertyId);
  const asked = uploadRequests.filter(
    ({ documentType, propertyId, shouldSkip }) => !shouldSkip && !isAsked(documentType, propertyId),
  );
  const once = new Map(asked.map((request) => [`${request.documentType}|${request.propertyId}`, request]));
  return [...once.values()].map(({ documentType, propertyId }) => ({
    type: documentType,
    person: null,
    propertyId,
    count: documentTypes[documentType].count,
    years: [],
  }));
};

export const isSkipped = (
  { type, propertyId }: Pick<RequiredDocument, 'type' | 'propertyId'>,
  { uploadRequests }: Pick<Requests, 'uploadRequests'>,
): boolean =>
  uploadRequests.some(
    (request) => request.shouldSkip && request.documentType === type && request.propertyId === propertyId,
  );

/** Documents required against documents received. A skipped request is ignored, for both applicants. */
export const documentProgress = (required: readonly RequiredDocument[], requests: Requests): DocumentProgress => {
  const { uploads } = requests;
  const rows = [...required, ...extraRequests(required, requests)].map((document) => {
    const isLeftOut = isSkipped(document, requests);
    const uploaded = Math.min(document.count, countOfUploads(uploads.filter((upload) => isFor(upload, document))));
    return { ...document, uploaded, isSkipped: isLeftOut, isComplete: isLeftOut || uploaded >= document.count };
  });
  const counted = rows.filter((row) => !row.isSkipped);
  return {
    rows,
    needed: counted.reduce((sum, { count }) => sum + count, 0),
    uploaded: counted.reduce((sum, { uploaded }) => sum + uploaded, 0),
    isComplete: rows.every(({ isComplete }) => isComplete),
  };
};
