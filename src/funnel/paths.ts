/** Addresses of the app that are not question pages. */
export const paths = {
  landing: '/',
  login: '/app/login',
  chooseApplication: '/app/choose-application',
  portalLogin: '/portal/login',
  lowEquity: '/app/ineligible/low-equity',
  boost: '/app/ineligible/boost',
  latePayment: '/app/ineligible/late-payment',
  waitlist: '/app/initial-setup/zip?view=waitlist',
  mcrAccountCreation: '/app/initial-setup/mcr-account-creation',
  applicationSummary: '/app/application/application-summary',
  publicFaq: '/faq',
  faqs: '/app/application/faqs',
  standaloneUpload: '/app/upload',
  bankStatement: '/app/bank-statement',
  prequalStart: '/prequal/building-type',
  prequalCreditStart: '/prequal/credit-check',
} as const;
