import { bankStatements } from './bank-statements.ts';
import { insuranceDeclarations } from './insurance-declarations.ts';
import type { MadePaper } from './made-paper.ts';
import { mortgageStatements } from './mortgage-statements.ts';
import { paystubs } from './paystubs.ts';
import { w2s } from './w2s.ts';

/** Thirty documents of five kinds, in the layouts of different companies. */
export const madePapers: readonly MadePaper[] = [
  ...paystubs,
  ...w2s,
  ...mortgageStatements,
  ...bankStatements,
  ...insuranceDeclarations,
];
