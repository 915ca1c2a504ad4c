import type { WorkRow } from '#entities/contract/desk/work-item.ts';
import { portalRole } from '#entities/contract/portal-role.ts';
import { factKind } from '#entities/facts/fact-kind.ts';
import { documentType } from '#entities/values/document-type.ts';
import { conditionCodes } from '#rules/conditions/condition-catalog.ts';
import { conditionWords } from '#words/loan/conditions.ts';
import { documentLabel } from '#words/loan/documents.ts';
import { writtenDocumentNames } from '#words/loan/written-document-names.ts';
import { auditCodes } from '#words/portal/loan-desk/audit-codes.ts';
import { factEntryWords } from '#words/portal/loan-desk/fact-entry.ts';
import { waitingWords } from '#words/portal/pipeline.ts';
import { portal } from '#words/portal/portal.ts';
import { work as words } from '#words/portal/work.ts';

const conditionTitle = (detail: string | null): string => {
  const code = conditionCodes.find((each) => String(each) === detail);
  return code === undefined ? '' : conditionWords[code].title;
};

const letterName = (detail: string | null): string =>
  Object.entries(writtenDocumentNames).find(([kind]) => kind === detail)?.[1] ?? '';

/** What the work is about; empty where its kind says it all. */
const aboutOf = ({ kind, detail }: WorkRow): string => {
  switch (kind) {
    case 'document': {
      const type = documentType.safeParse(detail).data;
      return type ? documentLabel(type) : '';
    }
    case 'answer':
    case 'ready':
    case 'task':
    case 'waiver':
    case 'fact':
      return conditionTitle(detail);
    case 'factEntry': {
      const fact = factKind.safeParse(detail).data;
      return fact ? factEntryWords.names[fact] : '';
    }
    case 'letter':
      return letterName(detail);
    case 'order':
      return auditCodes[detail ?? ''] ?? '';
    case 'grant': {
      const role = portalRole.safeParse(detail).data;
      return role ? portal.roles[role].label : '';
    }
    default:
      return '';
  }
};

/** The work in words: its subject first, then what is to be done with it, or whose it is where the queue says that. */
export const workText = (row: WorkRow): { title: string; note: string | null } => {
  const about = aboutOf(row);
  const kind = words.kinds[row.kind];
  if (about === '') return { title: kind, note: null };
  const isPlain = row.kind === 'document' || row.kind === 'letter';
  const whose = row.person === null ? null : waitingWords[row.person];
  return { title: about.charAt(0).toUpperCase() + about.slice(1), note: isPlain ? whose : kind };
};

/** Exactly the place where it is done. */
export const workAddress = ({ kind, subject, detail, loan, colleague }: WorkRow): string => {
  const at = `/portal/loan/${loan?.id ?? ''}`;
  switch (kind) {
    case 'document':
      return detail === 'idDocument' ? `${at}/identity` : `${at}/documents?file=${subject}`;
    case 'answer':
    case 'ready':
    case 'task':
    case 'waiver':
      return `${at}/conditions#condition-${encodeURIComponent(subject)}`;
    case 'decision':
    case 'decisionProposal':
      return `${at}/decision`;
    case 'fact':
    case 'factEntry':
    case 'order':
      return `${at}/verification`;
    case 'letter':
      return '/portal/letters';
    case 'grant':
      return `/portal/manage-users/${colleague?.id ?? ''}`;
    case 'payoffLetter':
    case 'paymentPlan':
    case 'payment':
    case 'signing':
    case 'paymentApproval':
    case 'release':
    case 'returnedPayment':
    case 'moneyBack':
      return `${at}/closing`;
  }
};

export const workKey = ({ loan, kind, subject }: WorkRow): string => `${loan?.id ?? ''} ${kind} ${subject}`;

/** What a piece of work is called by when it is taken: with the owner the page showed. */
export const askedOf = (rows: readonly WorkRow[]) =>
  rows.flatMap(({ loan, kind, subject, owner }) =>
    loan === null ? [] : [{ loanId: loan.id, kind, subject, ownerId: owner?.id ?? null }],
  );
