import { paths } from '../paths.ts';
import { isSamePage } from './step-lookup.ts';

/** The first page of the prequalification: the credit check where the address says `flow=credit`, otherwise the building. */
export const prequalEntry = (path: string): string =>
  new URLSearchParams(path.split('?')[1]).get('flow') === 'credit' ? paths.prequalCreditStart : paths.prequalStart;

/** The credit check comes before the building in its flow, so an address of the building that names this flow is its entry. */
export const leadsToCreditCheck = (path: string): boolean =>
  isSamePage(path, paths.prequalStart) && prequalEntry(path) === paths.prequalCreditStart;
