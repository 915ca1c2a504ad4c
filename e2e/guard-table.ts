/** The specification's addresses, resume table and redirect rules, written from its words and apart from the product's own guard. */

const under = (folder: string, pages: string): string[] => pages.split(' ').map((page) => `${folder}/${page}`);

export const setupPages = under(
  '/app/initial-setup',
  'mcr property-usage credit-income has-fbm preview-offer zip property-value mortgage-balance coborrower credit-score credit-range is-self-employed mortgage-estimate mcr-account-creation',
);
export const applicationPages = under(
  '/app/application',
  '1 2 3 4 income-verification 6 7 upload debt-consolidation other-income identity-verification sign loan-disbursement submitted application-summary business-information faqs',
);
export const prequalPages = under(
  '/prequal',
  'building-type credit-check address listed-for-sale new-mortgage derogatory credit coborrower mortgage-select debts preview-offer',
);
export const ineligiblePages = under('/app/ineligible', 'low-equity boost late-payment');
export const publicPages = [
  '/',
  '/insights',
  '/insight-blog',
  '/faq',
  '/privacy-statement',
  '/license',
  '/e-consent',
  '/terms-of-use',
];

/** Every page of the funnel's frame. */
export const funnelPages = [
  ...setupPages,
  ...prequalPages,
  ...applicationPages,
  ...ineligiblePages,
  '/app/bank-statement',
  '/app/upload',
];

const setup = (page: string): string => `/app/initial-setup/${page}`;
const application = (page: string): string => `/app/application/${page}`;

/** Status, and the page it resumes at. */
export const resumeRows = {
  prequalAddress: '/prequal/address',
  prequalListedForSale: '/prequal/listed-for-sale',
  prequalNewMortgage: '/prequal/new-mortgage',
  prequalDerogatory: '/prequal/derogatory',
  prequalCredit: '/prequal/credit',
  prequalCoborrower: '/prequal/coborrower',
  prequalMortgageSelect: '/prequal/mortgage-select',
  prequalDebts: '/prequal/debts',
  prequalOffer: '/prequal/preview-offer',
  mcr: setup('mcr'),
  previewOffer: setup('preview-offer'),
  mortgageBalance: setup('mortgage-balance'),
  coborrower: setup('coborrower'),
  creditScore: setup('credit-score'),
  selfReportedInformationOffer: setup('property-usage'),
  propertyUsage: setup('property-usage'),
  zip: setup('zip'),
  joinWaitlist: `${setup('zip')}?view=waitlist`,
  creditRange: setup('credit-range'),
  isSelfEmployed: setup('is-self-employed'),
  hasFbm: setup('has-fbm'),
  mortgageEstimate: setup('mortgage-estimate'),
  unknown: setup('property-value'),
  name: setup('property-value'),
  email: setup('property-value'),
  propertyValue: setup('property-value'),
  application: application('1'),
  application2: application('1'),
  application3: application('2'),
  application4: application('3'),
  application5: application('4'),
  application6: application('income-verification'),
  debtConsolidation: application('debt-consolidation'),
  manualIncomeVerification: application('other-income'),
  application7: application('6'),
  application8: application('7'),
  incomeDocs: application('upload'),
  identityVerification: application('identity-verification'),
  disclosures: application('sign'),
  loanDisbursement: application('loan-disbursement'),
  applicationSubmitted: application('submitted'),
} as const;
export type Status = keyof typeof resumeRows;

/** The statuses of an invited coborrower, whose pages are a part of the borrower's. */
export const coborrowerStatuses = [
  'isSelfEmployed',
  'creditScore',
  'application',
  'application5',
  'manualIncomeVerification',
  'application7',
  'application8',
  'application6',
  'disclosures',
  'identityVerification',
  'incomeDocs',
  'applicationSubmitted',
] as const satisfies readonly Status[];

/** "Skipped on public, portal, blog, ineligible, summary, upload, bank-statement, business-information and account-creation pages." */
const skipped = [
  ...ineligiblePages,
  application('application-summary'),
  application('upload'),
  application('business-information'),
  setup('mcr-account-creation'),
  '/app/upload',
  '/app/bank-statement',
];

/** The address bar after an applicant with a loan types a page's address. */
export const landsAt = (typed: string, { status, isApproved }: { status: Status; isApproved: boolean }): string => {
  if (skipped.includes(typed)) return typed;
  if (isApproved || status === 'applicationSubmitted') return application('submitted');
  const own: string = resumeRows[status];
  return own.startsWith(`${typed}?`) ? typed : own;
};

const numbered = /^\/app\/application\/\d+$/;

/** Signed in, and the record was loaded and is not there. Null: signed out, and the prequalification starts. */
export const isSignedOutWithoutRecord = (typed: string): boolean =>
  numbered.test(typed) || typed === application('submitted');

/** Pages that ask a visitor to sign in first. */
export const needsSignIn = (typed: string): boolean =>
  applicationPages.includes(typed) || typed === '/app/bank-statement' || typed === '/app/upload';
