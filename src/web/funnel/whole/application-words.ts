/** In the browser nothing until the application is near (`scripts/steps-to-come.ts`); everywhere else the words themselves. */
export { applicationSteps as applicationWords } from '#words/funnel/steps/application-steps.ts';
