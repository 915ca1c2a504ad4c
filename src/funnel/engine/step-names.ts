/** Browser screens, by name. `form` is the generic one built from a step's fields. */
export type ScreenName =
  | 'form'
  | 'coborrower'
  | 'creditScore'
  | 'offer'
  | 'waitlist'
  | 'personalInfo'
  | 'property'
  | 'otherRealEstate'
  | 'employmentHistory'
  | 'otherIncome'
  | 'debts'
  | 'demographics'
  | 'declarations'
  | 'incomeVerification'
  | 'signing'
  | 'identity'
  | 'documents'
  | 'disbursement'
  | 'submitted';

/** Items that must be on file before the server accepts a step's answers. */
export type RequirementName = 'receivedDisclosures' | 'incomeConsent';

/** Server actions triggered by saving a step, in the same transaction. */
export type FollowUpName =
  | 'acceptOffer'
  | 'changeCoborrower'
  | 'joinWaitlist'
  | 'recordElectronicConsent'
  | 'sendReceipt'
  | 'startIncompleteNotice';
