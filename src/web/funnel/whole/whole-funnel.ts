import { arrive } from '#funnel/step-to-come.ts';
import * as steps from '#funnel/steps/application-steps.ts';
import { applicationSteps } from '#words/funnel/steps/application-steps.ts';
import { applicationWords } from './application-words.ts';

// The application's steps with their words: loaded with every page that shows one, and before the first question leads to it.
arrive(Object.values(steps));
Object.assign(applicationWords, applicationSteps);
