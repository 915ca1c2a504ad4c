import type { LarFieldName } from '#entities/facts/lar.ts';
import { applicantEdits } from './applicant-edits.ts';
import { creditEdits } from './credit-edits.ts';
import type { Edit, Full, LarTexts } from './lar-edit.ts';
import { loanEdits } from './loan-edits.ts';

/** Edits of the published list that can be checked within one row: format, codes, and fields that must agree. */
export const larEdits: readonly Edit[] = [...loanEdits, ...applicantEdits, ...creditEdits];

const isFull = (row: LarTexts, reads: readonly LarFieldName[]): row is Full =>
  reads.every((name) => row[name] !== null);

/** The published edits a row fails. One that reads a missing value is not checked: the value is listed as missing. */
export const failedEdits = (row: LarTexts): string[] =>
  larEdits.flatMap(({ edit, reads, passes }) => (isFull(row, reads) && !passes(row) ? [edit] : []));
