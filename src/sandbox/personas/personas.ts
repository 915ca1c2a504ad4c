import { bankruptcyChapter13 } from './bankruptcy-chapter-13.ts';
import { newLoanBeforeClosing } from './before-closing/new-loan-before-closing.ts';
import { scoreFellBeforeClosing } from './before-closing/score-fell-before-closing.ts';
import { existingLine } from './existing-line.ts';
import { floridaCondoInTrust } from './florida-condo-in-trust.ts';
import { frozenCredit } from './frozen-credit.ts';
import { gapOf32Days } from './gap-of-32-days.ts';
import { highDebts } from './high-debts.ts';
import { homeownerWithOneJob } from './homeowner-with-one-job.ts';
import { investmentProperty } from './investment-property.ts';
import { latePayment } from './late-payment.ts';
import { listedForSale } from './listed-for-sale.ts';
import { lowEquity } from './low-equity.ts';
import { lowScore } from './low-score.ts';
import { nameMismatch } from './name-mismatch.ts';
import { omittedStudentLoan } from './omitted-student-loan.ts';
import { partnerLead } from './partner-lead.ts';
import type { Persona } from './persona.ts';
import { recentForeclosure } from './recent-foreclosure.ts';
import { rentalLandlord } from './rental-landlord.ts';
import { retiredVeteran } from './retired-veteran.ts';
import { secondHome } from './second-home.ts';
import { selfEmployedCouple } from './self-employed-couple.ts';
import { solarLien } from './solar-lien.ts';
import { texasHomestead } from './texas-homestead.ts';
import { thinFile } from './thin-file.ts';
import { uncertainValue } from './uncertain-value.ts';
import { waitlistState } from './waitlist-state.ts';
import { workedExampleCouple } from './worked-example-couple.ts';

/** Shared by tests, seeds and sandboxes. */
export const personas: readonly Persona[] = [
  homeownerWithOneJob,
  workedExampleCouple,
  selfEmployedCouple,
  floridaCondoInTrust,
  frozenCredit,
  solarLien,
  gapOf32Days,
  texasHomestead,
  lowEquity,
  thinFile,
  lowScore,
  latePayment,
  recentForeclosure,
  bankruptcyChapter13,
  waitlistState,
  rentalLandlord,
  investmentProperty,
  secondHome,
  partnerLead,
  highDebts,
  listedForSale,
  retiredVeteran,
  omittedStudentLoan,
  existingLine,
  uncertainValue,
  nameMismatch,
  newLoanBeforeClosing,
  scoreFellBeforeClosing,
];

export const personaByName = (name: string): Persona | null =>
  personas.find((persona) => persona.name === name) ?? null;
