import { extractText, getDocumentProxy } from 'unpdf';
import { downloadPaper } from '../sign-papers.ts';
import type { Check } from './lend-without-vendors.ts';
import { closingOf, type ProductionLoan, told } from './production-loan.ts';

type Paper = { id: string; kind: string; title: string };

/** The letter to each creditor is in the closing package, and says in its PDF what is paid. */
export const checkPayoffLetters = async (loan: ProductionLoan, check: Check): Promise<void> => {
  const { payoffs, package: papers } = await closingOf(loan);
  const own = told<Paper[]>(await loan.applicant.query('signing.papers')).filter(({ kind }) => kind === 'payoffLetter');
  check(
    `every creditor has a letter: ${own.map(({ title }) => title)}`,
    own.length === payoffs.length && own.length > 0,
  );
  for (const { letter } of payoffs) {
    const paper = own.find(({ title }) => letter !== null && title.endsWith(letter.holder));
    check(
      `it is in the closing package: ${paper?.title}`,
      papers.some(({ name }) => name === paper?.title),
    );
    const pdf = await getDocumentProxy(new Uint8Array(await downloadPaper(loan.applicant, paper?.id ?? '')));
    const { text } = await extractText(pdf, { mergePages: true });
    const amount = ((letter?.amount ?? 0) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    check(`it says what is paid: ${amount}`, text.replace(/\s+/g, ' ').includes(`We pay ${amount} on this account`));
  }
};
