import type { WorkRow } from '#entities/contract/desk/work-item.ts';
import { workKinds } from '#words/portal/desk/work-kinds.ts';
import { waitingWords } from '#words/portal/pipeline.ts';

/** The work in words: its subject first, then what is to be done with it, or whose it is where the queue says that. */
export const workText = (row: WorkRow): { title: string; note: string | null } => {
  const { about } = row;
  const kind = workKinds[row.kind];
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
      return detail?.startsWith('idDocument') ? `${at}/identity` : `${at}/documents?file=${subject}`;
    case 'answer':
    case 'ready':
    case 'task':
    case 'waiver':
      return `${at}/conditions#condition-${encodeURIComponent(subject)}`;
    case 'decision':
    case 'decisionProposal':
    case 'returnedProposal':
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
