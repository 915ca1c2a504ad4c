import { Readable } from 'node:stream';
import type { DocumentType } from '#entities/values/document-type.ts';
import type { LoanDocuments } from '#server/usecases/documents/loan-documents.ts';
import { storeFile } from '#server/usecases/documents/store-file.ts';
import type { SeenDocument } from '#server/usecases/review/document-of-loan.ts';
import { deskLoan } from './desk-loans.ts';
import type { Line } from './files/text-pdf.ts';
import { staffBrowser } from './staff-browsers.ts';
import type { TestServer } from './test-server.ts';

/** A loan with someone who works on its documents and someone who only reads them. */
export const documentDesk = async (server: TestServer, name = 'homeowner-with-one-job') => {
  const { loanId, applicant } = await deskLoan(server, name);
  const processor = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
  const auditor = await staffBrowser(server, [{ role: 'auditor', scopeKind: 'lender' }]);
  const documents = async () => (await processor.query('loanFile.documents', { loanId })).data as LoanDocuments;
  return {
    ...{ loanId, applicant, processor, auditor, documents },
    giveReasons: async (): Promise<void> => {
      for (const who of [processor, auditor])
        await who.mutate('loanWork.giveReason', { loanId, reason: 'Reviewing the documents' });
    },
    send: async (bytes: Buffer, documentType: DocumentType = 'other', name = 'paper.pdf'): Promise<string> => {
      const purpose = { name, documentType, propertyId: null, idSubtype: null, idSide: null };
      const owner = { applicationId: loanId, person: 'borrower' } as const;
      const outcome = await storeFile(server.container, owner, { purpose, body: Readable.from([bytes]) });
      if (outcome.kind !== 'stored') throw new Error(outcome.reason);
      return outcome.file.id;
    },
    /** As its page would show it. */
    seenOf: async (fileId: string): Promise<SeenDocument> => {
      const found = (await documents()).files.find(({ id }) => id === fileId);
      if (!found) throw new Error('The document is not listed.');
      return { fileId, review: found.review, conditionKey: found.conditionKey };
    },
  };
};
export type DocumentDesk = Awaited<ReturnType<typeof documentDesk>>;

export const line = (text: string, y = 100): Line => ({ text, x: 72, y });
