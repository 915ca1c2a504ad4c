import { index, layout, type RouteConfig } from '@react-router/dev/routes';

export default [layout('site/site-layout.tsx', [index('site/landing-page.tsx')])] satisfies RouteConfig;
