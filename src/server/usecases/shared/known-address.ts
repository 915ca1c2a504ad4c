import type { Application } from '#entities/application/application.ts';
import { type Address, address } from '#entities/values/address.ts';

/** The home's address once complete; null before. */
export const knownAddress = ({ property }: Pick<Application, 'property'>): Address | null => {
  const parsed = address.safeParse(property);
  return parsed.success ? parsed.data : null;
};
