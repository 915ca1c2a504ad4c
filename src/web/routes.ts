import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the product. */
export default [
  layout('site/site-layout.tsx', [
    index('site/landing-page.tsx'),
    route('insights', 'site/insights-page.tsx'),
    route('insight-blog/:slug?', 'site/insight-blog-page.tsx'),
    route('faq', 'site/faq-page.tsx'),
    route('privacy-statement', 'site/privacy-page.tsx'),
    route('license', 'site/license-page.tsx'),
    route('e-consent', 'site/e-consent-page.tsx'),
    route('terms-of-use', 'site/terms-page.tsx'),
    route('*', 'site/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
