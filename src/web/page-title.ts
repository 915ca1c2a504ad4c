import { shell } from '#words/shell.ts';
import { lender } from './lender.ts';

/** The browser tab's title: the page, then the lender. */
export const pageTitle = (page: string): string => shell.title(page, lender.displayName);
