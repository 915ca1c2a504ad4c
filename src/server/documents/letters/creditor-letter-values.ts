import type { DocumentTable } from '#entities/contract/written-document.ts';
import { wordsFor } from '#words';
import type { SlotValues } from '../fill-template.ts';
import { commonValues } from '../line-values.ts';
import type { WritingFacts } from '../writing-facts.ts';

type CreditorLetter = {
  /** The creditor's name, and the lines below it. */
  sentTo: readonly string[];
  account: { columns: readonly [string, string]; owner: string; reference: string; rows: readonly [string, string][] };
  isSecured: boolean;
};

/** What every letter to a creditor has: where it goes, and which account it is about. */
export const creditorLetterValues = (
  facts: WritingFacts,
  { sentTo, account: { columns, owner, reference, rows }, isSecured }: CreditorLetter,
): SlotValues => {
  const texts = wordsFor(facts.locale).writtenDocumentTexts.payoff;
  const values = commonValues(facts);
  const account: DocumentTable = {
    ...{ kind: 'table', caption: texts.caption },
    columns: columns.map((label) => ({ label, align: 'left' as const })),
    rows: [[texts.accountOf, owner], [texts.reference, reference], ...rows.map((row) => [...row])],
  };
  return {
    ...values,
    tables: { ...values.tables, account },
    blocks: { ...values.blocks, creditorAddress: { kind: 'address', lines: [...sentTo] } },
    applies: [...values.applies, ...(isSecured ? ['secured'] : [])],
  };
};
