import type { Address } from '#entities/values/address.ts';

/** "77 Quarry Road, Unit 2, Durham, NC 27701" */
export const addressText = ({ line1, line2, city, state, zip }: Address): string =>
  [line1, line2, city, `${state} ${zip}`].filter(Boolean).join(', ');

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether two addresses read the same; the county is never typed. */
export const readsTheSame = (one: Address, other: Address): boolean =>
  plain(addressText(one)) === plain(addressText(other));
