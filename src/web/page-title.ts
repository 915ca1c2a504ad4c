import { shell } from '#words/shell.ts';
import { lender } from './lender.ts';

/** What the browser's tab says: the page, then the lender. */
export const pageTitle = (page: string): string => shell.title(page, lender.displayName);
