import type { DocumentTable } from '#entities/contract/written-document.ts';
import type { Day } from '#entities/values/day.ts';
import { wordsFor } from '#words';
import type { SlotValues } from '../fill-template.ts';
import { commonValues } from '../line-values.ts';
import { fullName, type WritingFacts } from '../writing-facts.ts';

/** What we ask a creditor for on the applicant's authorization. `signedAt`: the minute of the signature, in words. */
export type PayoffRequest = {
  creditor: string;
  /** The lines below the creditor's name: a postal address, or an email address. */
  sentTo: readonly string[];
  accountNumber: string;
  neededBy: Day;
  isSecured: boolean;
  signature: string;
  signedAt: string;
};

export const payoffRequestValues = (facts: WritingFacts, request: PayoffRequest): SlotValues => {
  const { inLongDate, writtenDocumentTexts } = wordsFor(facts.locale);
  const texts = writtenDocumentTexts.payoff;
  const { creditor, sentTo, accountNumber, neededBy, isSecured, signature, signedAt } = request;
  const values = commonValues(facts);
  const debtor = fullName(facts.application, facts.person);
  const [label, data] = texts.requestColumns;
  const account: DocumentTable = {
    ...{ kind: 'table', caption: texts.caption },
    columns: [
      { label, align: 'left' },
      { label: data, align: 'left' },
    ],
    rows: [
      [texts.accountOf, debtor],
      [texts.reference, accountNumber],
      [texts.ourLoan, facts.loanNumber],
    ],
  };
  const authorization = texts.authorization(creditor, facts.lender.legalName);
  return {
    ...values,
    texts: {
      ...values.texts,
      ...{ creditor, debtor, neededBy: inLongDate(neededBy), authorization, signature, signedAt },
    },
    tables: { ...values.tables, account },
    blocks: { ...values.blocks, creditorAddress: { kind: 'address', lines: [creditor, ...sentTo] } },
    applies: [...values.applies, ...(isSecured ? ['secured'] : [])],
  };
};
