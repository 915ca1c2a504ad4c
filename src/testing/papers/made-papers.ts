import { bankStatements } from './bank-statements.ts';
import { insuranceDeclarations } from './insurance-declarations.ts';
import type { MadePaper } from './made-paper.ts';
import { mortgageStatements } from './mortgage-statements.ts';
import { paystubs } from './paystubs.ts';
import { unseenInsurance } from './unseen-insurance.ts';
import { unseenPay } from './unseen-pay.ts';
import { unseenStatements } from './unseen-statements.ts';
import { w2s } from './w2s.ts';

/** Thirty documents of five kinds, in the layouts of different companies. */
export const madePapers: readonly MadePaper[] = [
  ...paystubs,
  ...w2s,
  ...mortgageStatements,
  ...bankStatements,
  ...insuranceDeclarations,
];

/** Ten more, two of each kind, in other typefaces and laid out after papers the reader was not written for. */
export const unseenPapers: readonly MadePaper[] = [...unseenPay, ...unseenStatements, ...unseenInsurance];
