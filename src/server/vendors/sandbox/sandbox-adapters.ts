import { sandboxAddress } from '../address/sandbox.ts';
import { sandboxBankIncome } from '../bank-income/sandbox.ts';
import { sandboxCreditBureau } from '../credit-bureau/sandbox.ts';
import { sandboxFlood } from '../flood/sandbox.ts';
import { sandboxIdentity } from '../identity/sandbox.ts';
import { sandboxInsuranceLink } from '../insurance-link/sandbox.ts';
import { sandboxLoanSystem } from '../loan-system/sandbox.ts';
import type { Adapters } from '../outside/outside-world.ts';
import { sandboxPayrollIncome } from '../payroll-income/sandbox.ts';
import { sandboxPrimeRate } from '../prime-rate/sandbox.ts';
import { type KeepText, sandboxTextMessage } from '../text-message/sandbox.ts';
import { sandboxTitle } from '../title/sandbox.ts';
import { sandboxValuation } from '../valuation/sandbox.ts';
import type { PersonaBook } from './persona-book.ts';
import type { SandboxSurroundings } from './switched.ts';

type Belongings = { book: PersonaBook; keepText: KeepText };

export const sandboxAdapters = (surroundings: SandboxSurroundings, { book, keepText }: Belongings): Adapters => ({
  creditBureau: sandboxCreditBureau(surroundings, book),
  valuation: sandboxValuation(surroundings, book),
  flood: sandboxFlood(surroundings, book),
  address: sandboxAddress(surroundings),
  title: sandboxTitle(surroundings, book),
  payrollIncome: sandboxPayrollIncome(surroundings, book),
  bankIncome: sandboxBankIncome(surroundings, book),
  insuranceLink: sandboxInsuranceLink(surroundings, book),
  identity: sandboxIdentity(surroundings, book),
  loanSystem: sandboxLoanSystem(surroundings),
  textMessage: sandboxTextMessage(surroundings, keepText),
  primeRate: sandboxPrimeRate(surroundings),
});
