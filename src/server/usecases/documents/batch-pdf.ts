import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { addressLines } from '#rules/compliance/mailing-address.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import type { NoticeDeliveryRow } from '#server/db/repos/loan/notice-deliveries.ts';
import { findLoanDocument } from '#server/db/repos/loan/written-documents.ts';
import { addressPagePdf } from '#server/documents/address-page-pdf.ts';
import { documentPdf } from '#server/documents/document-pdf.ts';
import { mailingCertificate } from '#server/documents/mailing-certificate.ts';
import { mergePdfs } from '#server/documents/merge-pdfs.ts';
import { incomingFolder } from '#server/files/incoming-folder.ts';
import { joinedPdf, type PagesToJoin } from '#server/joined-pdf.ts';
import { batchInReach } from '../delivery/letter-batches.ts';
import type { Staff } from '../shared/staff-reach.ts';
import { openFile } from './open-file.ts';

/** `report`: pages of others follow the letter, so that the file is printed as it was sealed. */
type Printed = { cover: Buffer; letter: Buffer; pages: number; isWithReport: boolean };

const printedLetter = async (container: Container, letter: NoticeDeliveryRow): Promise<Printed> => {
  const { applicationId, paperId, mailedTo, kind } = letter;
  const { db } = container.database;
  const paper = paperId === null ? null : await findLoanDocument(db, { id: paperId, applicationId });
  if (paper === null || mailedTo === null) throw new AppError('unavailable');
  const { locale, loanNumber } = paper.content;
  const about = container.words.letters.cover.about(container.words.writtenDocumentNames[kind], loanNumber);
  const cover = await addressPagePdf({ locale, lender: container.lender, about, ...mailedTo });
  const own = await documentPdf(paper.content);
  const isWithReport = paper.pages > own.pages && paper.sealedFileId !== null;
  if (!isWithReport || paper.sealedFileId === null)
    return { cover, letter: own.bytes, pages: own.pages, isWithReport: false };
  const { size, bytes } = await openFile(container, paper.sealedFileId);
  return { cover, letter: await buffer(bytes({ start: 0, end: size - 1 })), pages: paper.pages, isWithReport };
};

const pagesOf = (bytes: Buffer, count: number): PagesToJoin => ({
  ...{ source: Readable.from([bytes]), type: 'application/pdf' },
  pages: Array.from({ length: count }, (_, at) => at + 1),
});

/** The whole batch as one PDF: each letter after a page with its address, for envelopes with a window. */
export const batchPdf = async (container: Container, staff: Staff, batchId: string): Promise<{ base64: string }> => {
  const { letters } = await batchInReach(container.database.db, staff, batchId);
  const printed: Printed[] = [];
  for (const letter of letters) printed.push(await printedLetter(container, letter));
  if (!printed.some(({ isWithReport }) => isWithReport))
    return { base64: mergePdfs(printed.flatMap(({ cover, letter }) => [cover, letter])).toString('base64') };
  const parts = printed.flatMap(({ cover, letter, pages }) => [pagesOf(cover, 1), pagesOf(letter, pages)]);
  const joined = await joinedPdf({ parsers: container.parsers, folder: incomingFolder(container.env) }, parts);
  if (joined.kind !== 'joined') throw new AppError('unavailable');
  return { base64: (await buffer(joined.bytes)).toString('base64') };
};

/** Our certificate of mailing: which letters went to which addresses, on which day, mailed by whom. */
export const certificatePdf = async (
  container: Container,
  staff: Staff,
  batchId: string,
): Promise<{ base64: string }> => {
  const { db } = container.database;
  const { batch, letters } = await batchInReach(db, staff, batchId);
  const { mailedOn, mailedByName } = batch;
  if (mailedOn === null || mailedByName === null) throw new AppError('notFound');
  const rows = [];
  for (const { applicationId, kind, mailedTo } of letters) {
    const stored = await findApplication(db, applicationId);
    if (!stored || mailedTo === null) throw new AppError('unavailable');
    const to = [mailedTo.name, ...addressLines(mailedTo.address)].join(', ');
    rows.push({ loanNumber: loanNumberText(stored.loanNumber), kind, to });
  }
  const { lender, env } = container;
  const certificate = mailingCertificate({ locale: env.LOCALE, lender, batchId, mailedOn, mailedByName, rows });
  return { base64: (await documentPdf(certificate)).bytes.toString('base64') };
};
