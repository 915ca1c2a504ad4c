import type { StreetRequest } from '#entities/contract/calls/suggested-address.ts';
import type { AddressRequest } from '../address/port.ts';
import type { CreditRequest } from '../credit-bureau/port.ts';
import type { FloodRequest } from '../flood/port.ts';
import type { HomeRecordRequest } from '../home-record/port.ts';
import type { IdentityRequest } from '../identity/port.ts';
import type { InsuranceRequest } from '../insurance-link/port.ts';
import type { AskedOrVisited } from '../journeys/journey.ts';
import type { LoanSystemRequest } from '../loan-system/port.ts';
import type { IncomeRequest } from '../payroll-income/port.ts';
import type { Adapter } from '../port.ts';
import type { TextMessage } from '../text-message/port.ts';
import type { TitleRequest } from '../title/port.ts';
import type { ValuationRequest } from '../valuation/port.ts';

/** The vendor chosen for each request; null where the lender uses none. */
export type Adapters = {
  creditBureau: Adapter<CreditRequest> | null;
  valuation: Adapter<ValuationRequest> | null;
  flood: Adapter<FloodRequest> | null;
  address: Adapter<AddressRequest> | null;
  addressSuggestions: Adapter<StreetRequest> | null;
  homeRecord: Adapter<HomeRecordRequest> | null;
  title: Adapter<TitleRequest> | null;
  payrollIncome: AskedOrVisited<IncomeRequest> | null;
  bankIncome: AskedOrVisited<IncomeRequest> | null;
  insuranceLink: AskedOrVisited<InsuranceRequest> | null;
  identity: AskedOrVisited<IdentityRequest> | null;
  loanSystem: Adapter<LoanSystemRequest> | null;
  textMessage: Adapter<TextMessage> | null;
};
