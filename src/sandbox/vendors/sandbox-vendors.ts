import type { JourneyCapability } from '#entities/facts/journey.ts';
import type { Db } from '#server/db/connect.ts';
import type { MailPort } from '#server/vendors/mail/port.ts';
import type { Adapter } from '#server/vendors/port.ts';
import type { SandboxVendors } from '#server/vendors/sandbox-vendors.ts';
import type { PersonaBook } from './persona-book.ts';
import { sandboxAddress } from './sandbox-address.ts';
import { sandboxBankIncome } from './sandbox-bank-income.ts';
import { sandboxCounselors } from './sandbox-counselors.ts';
import { sandboxCreditBureau } from './sandbox-credit-bureau.ts';
import { sandboxFlood } from './sandbox-flood.ts';
import { sandboxHomeRecord } from './sandbox-home-record.ts';
import { sandboxIdentity } from './sandbox-identity.ts';
import { sandboxInsuranceLink } from './sandbox-insurance-link.ts';
import { sandboxLoanSystem } from './sandbox-loan-system.ts';

import { sandboxPaymentService } from './sandbox-payments.ts';
import { sandboxEmploymentCheck, sandboxPayrollIncome } from './sandbox-payroll-income.ts';
import { sandboxSanctions } from './sandbox-sanctions.ts';
import { sandboxScan } from './sandbox-scan.ts';
import { sandboxStreets } from './sandbox-streets.ts';
import { type KeepText, sandboxTextMessage } from './sandbox-text-message.ts';
import { sandboxTitle } from './sandbox-title.ts';
import { sandboxValuation } from './sandbox-valuation.ts';
import type { SandboxSurroundings } from './switched.ts';
import { type SandboxVisits, visitedSandbox } from './visited-sandbox.ts';

type Belongings = SandboxSurroundings & {
  book: PersonaBook;
  keepText: KeepText;
  keepMail: MailPort;
  visits: SandboxVisits;
  db: Db;
};

/** A simulated vendor for every capability that has one. */
export const sandboxVendors = ({
  book,
  db,
  keepText,
  keepMail,
  visits,
  ...surroundings
}: Belongings): SandboxVendors => {
  const visited = <Request>(vendor: JourneyCapability, answer: Adapter<Request>, again?: Adapter<Request>) =>
    visitedSandbox(vendor, { answer, visits, ...surroundings, ...(again && { again }) });
  return {
    creditBureau: sandboxCreditBureau(surroundings, book),
    valuation: sandboxValuation(surroundings, book),
    flood: sandboxFlood(surroundings, book),
    counselors: sandboxCounselors,
    address: sandboxAddress(surroundings),
    addressSuggestions: sandboxStreets(surroundings, book),
    homeRecord: sandboxHomeRecord(surroundings, book),
    title: sandboxTitle(surroundings, book),
    payrollIncome: visited(
      'payrollIncome',
      sandboxPayrollIncome(surroundings, book),
      sandboxEmploymentCheck(surroundings, book),
    ),
    bankIncome: visited('bankIncome', sandboxBankIncome(surroundings, book)),
    insuranceLink: visited('insuranceLink', sandboxInsuranceLink(surroundings, book)),
    identity: visited('identity', sandboxIdentity(surroundings, book)),
    sanctions: sandboxSanctions(surroundings),
    loanSystem: sandboxLoanSystem(surroundings),
    textMessage: sandboxTextMessage(surroundings, keepText),
    payments: sandboxPaymentService(surroundings, db),
    mail: keepMail,
    malwareScan: sandboxScan(),
  };
};
