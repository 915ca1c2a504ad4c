import { lenderFileAbout } from '#entities/facts/lender-file.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { documentTypes } from '#rules/documents/document-types.ts';
import { peopleOf } from '#rules/documents/people-of.ts';
import { AppError } from '#server/app-error.ts';
import { may } from '#server/auth/permissions.ts';
import type { Container } from '#server/container.ts';
import { findApplication, type StoredApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { hasAccessReason } from '#server/db/repos/loan/access-reasons.ts';
import { decisionsOf } from '#server/db/repos/loan/decisions.ts';
import { type FileRow, filesOf } from '#server/db/repos/loan/files.ts';
import { allWrittenDocumentsOf } from '#server/db/repos/loan/written-documents.ts';
import { archiveNames } from '#server/files/archive-names.ts';
import { mismoLoanFile } from '#server/vendors/xml/mismo-loan-file.ts';
import { readStored } from '../documents/open-file.ts';
import { titled } from '../documents/titled.ts';
import { showDemographics } from '../loan/show-demographics.ts';
import { loanToSend } from '../loan-system/loan-to-send.ts';
import { isSentIn } from '../shared/list-files.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import type { Staff } from '../shared/staff-reach.ts';
import { type ArchiveEntry, openForArchive, zipOf } from './archive-entry.ts';
import { type IndexRow, indexCsv, indexHtml } from './archive-index.ts';
import { archiveTables, type TableName, tableCsv } from './archive-tables.ts';

type Taking = { staff: LoanStaff<'seeDocuments'>; sessionId: string; grants: Staff['grants'] };
type Archive = Taking & { container: Container; stored: StoredApplication; nameOf: ReturnType<typeof archiveNames> };
type Placed = { row: FileRow; folders: readonly string[]; name: string; type: string; request: string };

/** Every stored file of the loan with its place in the archive: uploads, what staff added, and our documents as delivered. */
const placed = async ({ container, stored }: Archive): Promise<Placed[]> => {
  const { database, words } = container;
  const { folders, lenderFiles } = words.loanArchive;
  const rows = await filesOf(database.db, stored.id);
  const papers = titled(container, await allWrittenDocumentsOf(database.db, stored.id));
  return rows.flatMap((row): Placed[] => {
    if (isSentIn(row)) {
      const { categoryCode, typeCode, loanSystemName } = documentTypes[row.documentType];
      const type = `${categoryCode}-${typeCode} ${loanSystemName}`;
      const request = words.documentLabel(row.documentType);
      return [{ row, folders: [folders.documents, type], name: row.name, type, request }];
    }
    if (row.documentType === 'lender') {
      const about = lenderFileAbout.safeParse(row.subjectId).data;
      const request = about ? words.documentDesk.lenderFileAbout[about] : '';
      return [{ row, folders: [folders.lender], name: row.name, type: lenderFiles, request }];
    }
    const paper = papers.find(({ sealedFileId, shownFileId }) => (sealedFileId ?? shownFileId) === row.id);
    const name = paper ? `${paper.title}.pdf` : '';
    return paper ? [{ row, folders: [folders.papers], name, type: folders.papers, request: paper.title }] : [];
  });
};

const indexRowOf = (
  { container: { words } }: Archive,
  { row, type, request }: Placed,
): Omit<IndexRow, 'name' | 'included'> => {
  const { sources } = words.loanArchive;
  return {
    ...{ type, request, person: row.person, state: row.state, receivedAt: row.createdAt },
    source: isSentIn(row) ? sources.applicant : row.documentType === 'lender' ? sources.staff : sources.lender,
    sha256: row.sha256.toString('hex'),
  };
};

type Told = { rows: IndexRow[]; failed: string[] };

/** Each file that can be read is an entry; one that cannot is named in the index and in the loan's log. */
async function* documents(archive: Archive, told: Told): AsyncGenerator<ArchiveEntry, void, void> {
  const words = archive.container.words.loanArchive;
  for (const each of await placed(archive)) {
    const { row, folders, name } = each;
    const about = indexRowOf(archive, each);
    const without = (included: string) => told.rows.push({ ...about, name, included });
    if (row.retiredAt !== null) without(words.retired);
    else if (row.state !== 'clean') without(words.notClean);
    else {
      const opened = await openForArchive(readStored(archive.container, row));
      if (opened === null) {
        told.failed.push(row.id);
        without(words.unreadable);
        continue;
      }
      const path = archive.nameOf(folders, name);
      yield { name: path, lastModified: row.createdAt, input: opened.input, close: opened.close };
      const outcome = opened.outcome();
      if (outcome !== 'included') told.failed.push(row.id);
      told.rows.push({ ...about, name: path, included: words[outcome] });
    }
  }
}

const tableNames = ['decisions', 'trace', 'conditions', 'facts', 'messages', 'notices', 'audit'] as const;

async function* tables(archive: Archive, left: string[]): AsyncGenerator<ArchiveEntry, void, void> {
  const { container, grants, nameOf, stored, staff } = archive;
  const { folders, tables: names, leftOut } = container.words.loanArchive;
  const lastModified = container.clock.now();
  const entry = (name: TableName, rows: Parameters<typeof tableCsv>[2]): ArchiveEntry => ({
    name: nameOf([folders.record], `${names[name].name}.csv`),
    lastModified,
    input: tableCsv(container, name, rows),
  });
  for (const name of tableNames) {
    if (name === 'audit' && !may(grants, 'seeAudit')) left.push(leftOut.audit);
    else yield entry(name, await archiveTables[name](container, stored.id));
  }
  if (!may(grants, 'seeDemographics')) {
    left.push(leftOut.demographics);
    return;
  }
  const answers = await Promise.all(
    peopleOf(stored.document).map(async ({ person }) => {
      const asked = { applicationId: stored.id, person, staffId: staff.accountId };
      const shown = await showDemographics(container, asked);
      return (shown?.answers ?? []).map(({ question, answer }) => [person, question, answer]);
    }),
  );
  yield entry('demographics', answers.flat());
}

/** The loan as its own system is told of it, decided or not. */
const mismo = async ({ container: { database, clock, words }, nameOf, stored }: Archive): Promise<ArchiveEntry> => {
  const last = (await decisionsOf(database.db, stored.id)).at(-1);
  const decided = { status: last?.kind ?? 'pending', decisionId: last?.id ?? 'none', lineAmount: null };
  const loan = await loanToSend(database.db, stored, { ...decided, decidedOn: last?.decidedOn ?? clock.today() });
  const name = nameOf([words.loanArchive.folders.system], `${loan.loanNumber} MISMO 3.4.xml`);
  return { name, lastModified: clock.now(), input: mismoLoanFile(loan) };
};

/** The index comes last: only then it is known what could be read. */
async function* entries(archive: Archive): AsyncGenerator<ArchiveEntry, void, void> {
  const { container, stored, staff, nameOf } = archive;
  const { clock, words, database } = container;
  const told: Told = { rows: [], failed: [] };
  const left: string[] = [];
  yield* documents(archive, told);
  yield* tables(archive, left);
  yield await mismo(archive);
  const archived = words.loanArchive;
  const head = {
    title: archived.title(loanNumberText(stored.loanNumber)),
    madeFor: archived.madeFor(staff.name, clock.today()),
    people: peopleOf(stored.document).map(({ applicant: { firstName, lastName, ssnLast4 } }) =>
      [firstName, lastName, ssnLast4 && archived.ssnEnding(ssnLast4)].filter(Boolean).join(' '),
    ),
    left,
  };
  const lastModified = clock.now();
  yield { name: nameOf([], `${archived.index}.csv`), lastModified, input: indexCsv(container, told.rows) };
  yield {
    name: nameOf([], `${archived.index}.html`),
    lastModified,
    input: indexHtml(container, { head, rows: told.rows }),
  };
  const body = { files: told.rows.length, failed: told.failed };
  const actor = { staff: staff.accountId };
  await database.transact((tx) => appendEvent(tx, { applicationId: stored.id, actor, kind: 'loanFileSent', body }));
}

export type LoanArchive = { name: string; bytes: AsyncGenerator<Uint8Array, void, void> };

/** The whole file of a loan as one ZIP, sent as it is read. It takes a reason for viewing, and is logged before the first byte. */
export const takeLoanFile = async (
  container: Container,
  { staff, sessionId, grants }: Taking,
): Promise<LoanArchive> => {
  const { applicationId, accountId } = staff;
  const { db, transact } = container.database;
  const stored = await findApplication(db, applicationId);
  if (!stored) throw new AppError('notFound');
  if (!(await hasAccessReason(db, { sessionId, applicationId }))) throw new AppError('confirmationRequired');
  await transact((tx) =>
    appendEvent(tx, { applicationId, actor: { staff: accountId }, kind: 'loanFileTaken', body: {} }),
  );
  const archive = { container, stored, staff, sessionId, grants, nameOf: archiveNames() };
  return { name: `${loanNumberText(stored.loanNumber)}.zip`, bytes: zipOf(entries(archive)) };
};
