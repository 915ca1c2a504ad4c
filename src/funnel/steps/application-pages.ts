/**
 * The application's steps as the flows know them. The browser's questions have these as outlines until the application is near
 * (`scripts/steps-to-come.ts`); everywhere else they are the steps themselves.
 */
export * from './application-steps.ts';
