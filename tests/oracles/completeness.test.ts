import { expect, it } from 'vitest';
import type { Upload } from '#entities/application/upload.ts';
import type { UploadRequest } from '#entities/application/upload-request.ts';
import type { DocumentType } from '#entities/values/document-type.ts';
import { documentProgress } from '#rules/documents/document-progress.ts';
import type { RequiredDocument } from '#rules/documents/required-documents.ts';
import { fc } from '#testing/fast-check.ts';
import { maybe, ORACLE_CASES } from './oracle-cases.ts';

const types = ['idDocument', 'paystub', 'w2', 'mortgageStatement', 'hoaInvoice'] as const satisfies DocumentType[];
/** How many of each, by the specification's list. */
const COUNTS = { idDocument: 1, paystub: 4, w2: 2, mortgageStatement: 1, hoaInvoice: 1 } as const;
const place = fc.constantFrom(null, 'rental-1', 'rental-2');

const need = fc.record({
  type: fc.constantFrom(...types),
  person: fc.constantFrom(null, 'borrower' as const, 'coborrower' as const),
  propertyId: place,
  count: fc.integer({ min: 1, max: 4 }),
  years: fc.constant<number[]>([]),
});
const upload = fc.record({
  id: fc.constant('file'),
  type: fc.constantFrom(...types),
  isCoborrower: fc.boolean(),
  propertyId: place,
  subjectId: fc.constant(null),
  state: fc.constantFrom('received' as const, 'accepted' as const, 'notAccepted' as const),
  idSubtype: maybe(fc.constantFrom('passport' as const, 'driver_license' as const)),
  idSide: maybe(fc.constantFrom('front' as const, 'back' as const, 'selfie' as const)),
});
const request = fc.record({ documentType: fc.constantFrom(...types), propertyId: place, shouldSkip: fc.boolean() });

const arrived = (document: RequiredDocument, uploads: readonly Upload[]): number => {
  const own = uploads.filter((file) => {
    if (file.type !== document.type || file.propertyId !== document.propertyId) return false;
    if (file.state === 'notAccepted') return false;
    return document.person === null || (document.person === 'coborrower') === file.isCoborrower;
  });
  if (document.type !== 'idDocument') return own.length;
  const shown = new Set(own.map(({ idSubtype, idSide }) => `${idSubtype} ${idSide}`));
  const license = shown.has('driver_license front') && shown.has('driver_license back') ? 1 : 0;
  return license + (shown.has('passport front') ? 1 : 0);
};

/** Required against uploaded, per person and property; skipped requests are ignored; what staff ask for counts as well. */
const completenessBySpec = (needs: RequiredDocument[], uploads: Upload[], requests: UploadRequest[]) => {
  const list = [...needs];
  for (const { documentType: type, propertyId, shouldSkip } of requests)
    if (!shouldSkip && !list.some((each) => each.type === type && each.propertyId === propertyId))
      list.push({ type, propertyId, person: null, count: COUNTS[type as keyof typeof COUNTS], years: [] });
  let [needed, uploaded] = [0, 0];
  for (const document of list) {
    const isSkipped = requests.some(
      (each) => each.shouldSkip && each.documentType === document.type && each.propertyId === document.propertyId,
    );
    if (isSkipped) continue;
    needed += document.count;
    uploaded += Math.min(document.count, arrived(document, uploads));
  }
  return { needed, uploaded, isComplete: needed === uploaded };
};

it('counts what is required against what is uploaded as the specification does, skips included', () => {
  fc.assert(
    fc.property(
      fc.array(need, { maxLength: 5 }),
      fc.array(upload, { maxLength: 8 }),
      fc.array(request, { maxLength: 4 }),
      (needs, uploads, uploadRequests) => {
        const { needed, uploaded, isComplete } = documentProgress(needs, { uploads, uploadRequests });
        expect({ needed, uploaded, isComplete }).toEqual(completenessBySpec(needs, uploads, uploadRequests));
      },
    ),
    ORACLE_CASES,
  );
});
