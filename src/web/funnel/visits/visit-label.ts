import { visits as words } from '#words/funnel/visits.ts';
import type { VendorVisit } from './use-vendor-visits.ts';

/** The button for a visit that is not finished. */
export const visitLabel = ({ state }: Pick<VendorVisit, 'state'>): string =>
  state === 'started' || state === 'left' ? words.goOn : words.startAgain;
