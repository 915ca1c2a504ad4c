import type { Payoff } from '#rules/funding/payoffs-of.ts';
import { wordsFor } from '#words';
import type { SlotValues } from '../fill-template.ts';
import { fullName, type WritingFacts } from '../writing-facts.ts';
import { creditorLetterValues } from './creditor-letter-values.ts';

/** The letter to a creditor whose account the line pays off: which account, what comes and how, and what we ask for. */
export const payoffValues = (facts: WritingFacts, { letter, debtors, isSecured }: Payoff): SlotValues => {
  const { inCents, inList, inLongDate, writtenDocumentTexts } = wordsFor(facts.locale);
  const texts = writtenDocumentTexts.payoff;
  const { amount, perDiem, goodThrough, to } = letter;
  // A creditor that names no account finds it by its customer and our loan.
  const reference = to.memo || texts.loan(facts.loanNumber);
  const names = inList(debtors.map((person) => fullName(facts.application, person)));
  const rows: [string, string][] = [
    [texts.amount, inCents(amount)],
    [texts.goodThrough, inLongDate(goodThrough)],
    [texts.perDiem, inCents(perDiem)],
  ];
  const values = creditorLetterValues(facts, {
    sentTo: [to.holder, ...(to.method === 'check' ? to.mailTo.split(/\s*\n\s*/) : [])],
    account: { columns: texts.columns, owner: names, reference, rows },
    isSecured,
  });
  return {
    ...values,
    texts: {
      ...values.texts,
      ...{ creditor: to.holder, debtors: names, amount: inCents(amount), perDiem: inCents(perDiem) },
      ...{ goodThrough: inLongDate(goodThrough), method: texts.methods[to.method], reference },
    },
  };
};
