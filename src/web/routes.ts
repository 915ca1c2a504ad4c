import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the product. */
export default [
  layout('site/site-layout.tsx', [
    index('site/landing-page.tsx'),
    route('insights', 'site/insights-page.tsx'),
    route('insight-blog/:slug?', 'site/insight-blog-page.tsx'),
    route('faq', 'site/faq-page.tsx'),
    route('privacy-statement/:version?', 'site/legal-page.tsx', { id: 'privacy-statement' }),
    route('privacy-notice/:version?', 'site/legal-page.tsx', { id: 'privacy-notice' }),
    route('license/:version?', 'site/legal-page.tsx', { id: 'license' }),
    route('e-consent/:version?', 'site/legal-page.tsx', { id: 'e-consent' }),
    route('terms-of-use/:version?', 'site/legal-page.tsx', { id: 'terms-of-use' }),
    route('*', 'site/not-found-page.tsx'),
  ]),
  route('insights/rss.xml', 'site/rss.ts'),
  route('sitemap.xml', 'site/sitemap.ts'),
  route('search-index.json', 'site/search-index.ts'),
  layout('app-layout.tsx', [
    route('app/login', 'account/login-page.tsx'),
    route('app/choose-application', 'account/choose-application-page.tsx'),
    route('app/sign-in-error', 'account/sign-in-error-page.tsx', { id: 'applicant-sign-in-error' }),
    route('app/condition', 'funnel/shared-condition-page.tsx'),
    route('app/cancel', 'funnel/cancel-page.tsx'),
    layout('funnel/funnel-layout.tsx', [
      route('app/initial-setup/mcr-account-creation', 'account/account-creation-page.tsx'),
      route('app/initial-setup/:step', 'funnel/step-page.tsx', { id: 'setup-step' }),
      route('prequal/:step?', 'funnel/step-page.tsx', { id: 'prequal-step' }),
      route('app/ineligible/low-equity', 'funnel/ineligible-page.tsx', { id: 'low-equity' }),
      route('app/ineligible/boost', 'funnel/ineligible-page.tsx', { id: 'boost' }),
      route('app/ineligible/late-payment', 'funnel/ineligible-page.tsx', { id: 'late-payment' }),
      route('app/application/application-summary', 'funnel/summary-page.tsx'),
      route('app/application/faqs', 'funnel/faqs-page.tsx'),
      route('app/upload', 'funnel/documents-page.tsx', { id: 'standalone-upload' }),
      route('app/bank-statement', 'funnel/documents-page.tsx', { id: 'bank-statement' }),
      route('app/application/submitted/:part', 'funnel/hub-part-page.tsx'),
      route('app/application/:step', 'funnel/step-page.tsx', { id: 'application-step' }),
    ]),
    route('portal/login', 'portal/portal-login-page.tsx'),
    route('portal/enrol', 'portal/enrol-page.tsx'),
    route('portal/sign-in-error', 'account/sign-in-error-page.tsx', { id: 'portal-sign-in-error' }),
    layout('portal/portal-layout.tsx', [
      route('portal', 'portal/portal-home-page.tsx'),
      route('portal/manage-users', 'portal/manage-users-page.tsx'),
    ]),
    route('sandbox', 'sandbox/sandbox-page.tsx'),
  ]),
] satisfies RouteConfig;
