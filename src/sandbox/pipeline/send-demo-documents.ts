import PDFDocument from 'pdfkit';
import { isMet } from '#rules/conditions/condition-state.ts';
import type { Container } from '#server/container.ts';
import { currentConditions } from '#server/usecases/conditions/current-conditions.ts';
import { storeFile } from '#server/usecases/documents/store-file.ts';

const pageOf = (lines: readonly string[]): AsyncIterable<Uint8Array> => {
  const document = new PDFDocument({ size: 'LETTER' });
  document
    .font('Helvetica-Bold')
    .fontSize(16)
    .text(lines[0] ?? '');
  document.font('Helvetica').fontSize(11).moveDown();
  for (const line of lines.slice(1)) document.text(line);
  document.end();
  return document as unknown as AsyncIterable<Uint8Array>;
};

/** Everything a made-up household is still asked for, sent in as a page that says what it would be. IDs are pictures, and theirs are there. */
export const sendDemoDocuments = async (container: Container, applicationId: string): Promise<void> => {
  const { words } = container;
  const { conditions } = await currentConditions(container, applicationId);
  for (const { state, request } of conditions) {
    const { documentType, owner, propertyId, subjectId } = request;
    const isTheirs = owner === 'borrower' || owner === 'coborrower';
    if (isMet(state) || state === 'received' || documentType === null || documentType === 'idDocument' || !isTheirs)
      continue;
    const label = words.documentLabel(documentType);
    const purpose = { name: `${label}.pdf`, documentType, propertyId, subjectId, idSubtype: null, idSide: null };
    const body = pageOf([label, 'A made-up paper of the sandbox.', container.clock.today()]);
    await storeFile(container, { applicationId, person: owner }, { purpose, body });
  }
};
