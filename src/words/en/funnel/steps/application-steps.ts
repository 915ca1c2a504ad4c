import * as application from './application.ts';
import * as declarations from './declarations.ts';

/** The text of the application's pages, which the questions before the offer do not show. */
export const applicationSteps = { ...application, ...declarations };
