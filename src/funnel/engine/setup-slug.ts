import { productFunnel } from '../flows.ts';
import { paths } from '../paths.ts';
import { steps } from '../steps.ts';
import { stepByPath } from './step-lookup.ts';

const SETUP = '/app/initial-setup/';

/** Slugs from older links and partners, and the page that now asks the same. */
export const slugAliases: Readonly<Record<string, string>> = {
  name: paths.landing,
  email: paths.landing,
  phone: paths.landing,
  'contact-information': paths.landing,
  property: steps.propertyValue.path,
  'annual-income': steps.creditIncome.path,
  'monthly-debts': steps.creditIncome.path,
  'pre-offer': steps.creditScore.path,
  'desired-amount': steps.previewOffer.path,
  'loan-reason': steps.previewOffer.path,
  'after-offer': steps.previewOffer.path,
  'best-offer-summary': steps.previewOffer.path,
};

/** The page for a slug under initial-setup: its own page, the page it is an alias for, or the first question. */
export const setupSlugPath = (slug: string, funnel = productFunnel): string => {
  const own = `${SETUP}${slug}`;
  if (own === paths.mcrAccountCreation || stepByPath(own, { funnel })?.path === own) return own;
  return (Object.hasOwn(slugAliases, slug) ? slugAliases[slug] : null) ?? steps.propertyValue.path;
};
