import type { Application } from '#entities/application/application.ts';
import { address } from '#entities/values/address.ts';

/** Why an inquiry became an application. */
export type Beginning = 'creditConsent' | 'sixItems';

/** Name, income, Social Security number, the home's address and value, and the amount asked for. */
const hasSixItems = ({ borrower, property, offerChoice }: Application): boolean =>
  borrower.firstName !== null &&
  borrower.lastName !== null &&
  borrower.annualIncome !== null &&
  borrower.ssnLast4 !== null &&
  address.safeParse(property).success &&
  property.value !== null &&
  offerChoice !== null;

/** A lead is an application once it holds all six items or the person consents to the credit check. A name and an email start nothing. */
export const applicationBegan = (application: Application): Beginning | null => {
  if (application.borrower.hasConsentedToSoftPull === true) return 'creditConsent';
  return hasSixItems(application) ? 'sixItems' : null;
};
