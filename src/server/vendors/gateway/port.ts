import type { AddressPort } from '../address/port.ts';
import type { StreetPort } from '../address-suggestions/port.ts';
import type { BankIncome } from '../bank-income/port.ts';
import type { CreditBureau } from '../credit-bureau/port.ts';
import type { FloodVendor } from '../flood/port.ts';
import type { HomeRecords } from '../home-record/port.ts';
import type { IdentityRequest, IdentityVendor } from '../identity/port.ts';
import type { InsuranceLink, InsuranceRequest } from '../insurance-link/port.ts';
import type { StartVisit } from '../journeys/visited.ts';
import type { LoanSystemPort } from '../loan-system/port.ts';
import type { EmploymentChecks, IncomeRequest, PayrollIncome } from '../payroll-income/port.ts';
import type { TextMessagePort } from '../text-message/port.ts';
import type { TitleVendor } from '../title/port.ts';
import type { ValuationVendor } from '../valuation/port.ts';

/** Every vendor as the use cases see it: answers about an application are recorded, all others are not kept. */
export type VendorGateway = {
  creditBureau: CreditBureau;
  valuation: ValuationVendor;
  flood: FloodVendor;
  title: TitleVendor;
  payrollIncome: PayrollIncome;
  /** Null where payroll keeps no connection to ask again. */
  employmentCheck: EmploymentChecks | null;
  bankIncome: BankIncome;
  insuranceLink: InsuranceLink;
  identity: IdentityVendor;
  address: AddressPort;
  addressSuggestions: StreetPort;
  /** Null where nobody is asked. */
  homeRecord: HomeRecords | null;
  loanSystem: LoanSystemPort;
  textMessage: TextMessagePort;
  /** Null where the vendor is asked without the applicant. */
  journeys: {
    payrollIncome: StartVisit<IncomeRequest> | null;
    bankIncome: StartVisit<IncomeRequest> | null;
    insuranceLink: StartVisit<InsuranceRequest> | null;
    identity: StartVisit<IdentityRequest> | null;
  };
};
