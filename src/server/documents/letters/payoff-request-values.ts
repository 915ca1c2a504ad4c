import type { Day } from '#entities/values/day.ts';
import { wordsFor } from '#words';
import type { SlotValues } from '../fill-template.ts';
import { fullName, type WritingFacts } from '../writing-facts.ts';
import { creditorLetterValues } from './creditor-letter-values.ts';

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
  const debtor = fullName(facts.application, facts.person);
  const values = creditorLetterValues(facts, {
    sentTo: [creditor, ...sentTo],
    account: {
      ...{ columns: texts.requestColumns, owner: debtor, reference: accountNumber },
      rows: [[texts.ourLoan, facts.loanNumber]],
    },
    isSecured,
  });
  const authorization = texts.authorization(creditor, facts.lender.legalName);
  return {
    ...values,
    texts: {
      ...values.texts,
      ...{ creditor, debtor, neededBy: inLongDate(neededBy), authorization, signature, signedAt },
    },
  };
};
