/** Screens the browser has, by name. `form` is the one that any step's fields describe. */
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

/** What has to be on file before the server takes a step's answers. */
export type RequirementName = 'receivedDisclosures' | 'incomeConsent';

/** What saving a step sets off on the server, in the transaction of the save. */
export type FollowUpName =
  | 'acceptOffer'
  | 'changeCoborrower'
  | 'joinWaitlist'
  | 'recordElectronicConsent'
  | 'startIncompleteNotice';
