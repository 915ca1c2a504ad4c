import PDFDocument from 'pdfkit';
import type { ConditionCode } from '#rules/conditions/condition-catalog.ts';
import { isWaitingForAnswer, uploadedFor } from '#rules/conditions/condition-state.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { currentConditions } from '#server/usecases/conditions/current-conditions.ts';
import { storeFile } from '#server/usecases/documents/store-file.ts';
import { demoPaper } from './demo-paper.ts';

const [LEFT, VALUES, TOP, ROW] = [72, 320, 120, 24];

type Paper = { title: string; foot: string; rows: ReturnType<typeof demoPaper> };

const pageOf = ({ title, foot, rows }: Paper): AsyncIterable<Uint8Array> => {
  const document = new PDFDocument({ size: 'LETTER' });
  document.font('Helvetica-Bold').fontSize(16).text(title, LEFT, LEFT);
  document.fontSize(11);
  for (const [at, [label, value]] of rows.entries()) {
    document.font('Helvetica').text(label, LEFT, TOP + at * ROW, { lineBreak: false });
    document.font('Helvetica-Bold').text(value, VALUES, TOP + at * ROW, { lineBreak: false });
  }
  document
    .font('Helvetica')
    .fontSize(9)
    .text(foot, LEFT, TOP + (rows.length + 1) * ROW);
  document.end();
  return document as unknown as AsyncIterable<Uint8Array>;
};

/** Every document a made-up household is still asked for but those it owes, as many pages as asked for, with the figures of its answers. IDs are pictures, and theirs are there. */
export const sendDemoDocuments = async (
  container: Container,
  applicationId: string,
  owes: readonly ConditionCode[] = [],
): Promise<void> => {
  const { words, clock } = container;
  const { conditions } = await currentConditions(container, applicationId);
  const stored = await findApplication(container.database.db, applicationId);
  if (!stored) return;
  const today = clock.today();
  for (const { state, request } of conditions) {
    const { code, count, documentType, owner, propertyId, subjectId } = request;
    const isTheirs = owner === 'borrower' || owner === 'coborrower';
    const isWanted = isWaitingForAnswer(state) && !owes.includes(code);
    if (!isWanted || documentType === null || documentType === 'idDocument' || !isTheirs) continue;
    const title = words.documentLabel(documentType);
    const rows = demoPaper(documentType, { application: stored.document, person: owner, today });
    for (let number = uploadedFor(request, stored.document.uploads) + 1; number <= count; number += 1) {
      const name = count === 1 ? `${title}.pdf` : `${title} ${number} of ${count}.pdf`;
      const purpose = { name, documentType, propertyId, subjectId, idSubtype: null, idSide: null };
      const body = pageOf({ title, rows, foot: `A made-up paper of the sandbox, ${number} of ${count}. ${today}` });
      await storeFile(container, { applicationId, person: owner }, { purpose, body });
    }
  }
};
