import { randomUUID } from 'node:crypto';
import type { Paper } from '#entities/contract/written-paper.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addPaper, ownerPapersOf, papersOf } from '#server/db/repos/loan/papers.ts';
import { paperPdf } from '#server/paper/paper-pdf.ts';
import { type PaperAsked, writePaper } from '#server/paper/write-paper.ts';
import type { Subject } from '#server/vendors/port.ts';
import { findAcceptedOffer } from '../shared/accepted-terms.ts';
import { paperFactsOf, termsHashOf } from './paper-facts-of.ts';
import { sealPaper } from './seal-paper.ts';
import { storePdf } from './store-pdf.ts';

/** `owner`: of the home, where it is neither person's paper. */
type Issued = { tx: Tx; subject: Subject; content: Paper; termsHash: string; owner?: string };

/** A paper nobody signs: sealed by the lender and kept. */
export const keepIssued = async (
  container: Container,
  { tx, subject, content, termsHash, owner }: Issued,
): Promise<{ paperId: string; fileId: string }> => {
  const { applicationId, person } = subject;
  const { kind, lender } = content;
  const { bytes, pages } = await paperPdf(content);
  const seal = { at: new Date(), lender: lender.name, reason: `Issued by ${lender.name}` };
  const sealed = await sealPaper(container, { tx, bytes, ...seal });
  const id = randomUUID();
  const name = `${container.words.paperNames[kind]} ${content.loanNumber}`;
  const { fileId, sha256 } = await storePdf(container, { tx, subject, name, pdf: { bytes: sealed, pages } });
  const before = owner ? ownerPapersOf(tx, { applicationId, owner }) : papersOf(tx, { ...subject, packet: 'notice' });
  const place = (await before).length;
  const files = { shownFileId: fileId, shownSha256: sha256, sealedFileId: fileId, sealedSha256: sha256 };
  const head = { id, applicationId, person, packet: 'notice' as const, place, kind, content, termsHash, pages, owner };
  await addPaper(tx, { ...head, state: 'issued', ...files });
  await appendEvent(tx, { applicationId, actor: 'system', kind: 'paperIssued', body: { paperId: id, paper: kind } });
  return { paperId: id, fileId };
};

/** Writes, seals and keeps a notice for one person; null when there is nothing to tell. The caller holds the application's lock. */
export const issuePaper = async (
  container: Container,
  { tx, stored, person, asked }: { tx: Tx; stored: StoredApplication; person: Subject['person']; asked: PaperAsked },
): Promise<{ paperId: string; fileId: string } | null> => {
  const line = await findAcceptedOffer(tx, stored.id);
  const facts = await paperFactsOf(container, { tx, stored, person, line });
  const content = writePaper(facts, asked);
  const subject = { applicationId: stored.id, person };
  return content && keepIssued(container, { tx, subject, content, termsHash: termsHashOf(facts) });
};
