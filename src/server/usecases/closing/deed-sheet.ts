import { buffer } from 'node:stream/consumers';
import type { WrittenDocument } from '#entities/contract/written-document.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { MissingValue } from '#server/documents/fill-template.ts';
import { writeDocument } from '#server/documents/write-document.ts';
import type { WritingFacts } from '#server/documents/writing-facts.ts';
import { saveIssued } from '../documents/issue-document.ts';
import { openFile } from '../documents/open-file.ts';
import { termsHashOf, writingFacts } from '../documents/writing-facts.ts';
import { missingName } from '../documents/written-or-blocked.ts';
import { confirmAcceptedTerms } from '../shared/accepted-terms.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

export type DeedOutcome =
  | { kind: 'ready'; name: string; base64: string }
  /** `missing`: the value that stops the sheet, in words. */
  | { kind: 'blocked'; missing: string };

/** The sheet belongs to the closing agent, not to an applicant. */
const AGENT = 'closingAgent';

const written = ({ words }: Pick<Container, 'words'>, facts: WritingFacts): WrittenDocument | { missing: string } => {
  try {
    const content = writeDocument(facts, { kind: 'deedSheet' });
    if (content === null) throw new AppError('unavailable');
    return content;
  } catch (error) {
    if (error instanceof MissingValue) return { missing: missingName(words, error.value) };
    throw error;
  }
};

/** Data for the security instrument: written from the accepted terms, sealed and kept; what is missing is named instead. */
export const makeDeedSheet = async (
  container: Container,
  { applicationId }: LoanStaff<'close'>,
): Promise<DeedOutcome> => {
  const made = await container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    const line = await confirmAcceptedTerms(container, tx, stored);
    if (line === null) return { missing: missingName(container.words, 'line') };
    const facts = await writingFacts(container, { tx, stored, person: 'borrower', line });
    const content = written(container, facts);
    if ('missing' in content) return content;
    const subject = { applicationId, person: 'borrower' } as const;
    return saveIssued(container, { tx, subject, content, termsHash: termsHashOf(facts), owner: AGENT });
  });
  if ('missing' in made) return { kind: 'blocked', missing: made.missing };
  const { name, size, bytes } = await openFile(container, made.fileId);
  return { kind: 'ready', name, base64: (await buffer(bytes({ start: 0, end: size - 1 }))).toString('base64') };
};
