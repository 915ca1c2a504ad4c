import { type Address, address } from '#entities/address.ts';
import type { Application } from '#entities/application.ts';

/** The home's address once it is whole; null before. */
export const knownAddress = ({ property }: Pick<Application, 'property'>): Address | null => {
  const parsed = address.safeParse(property);
  return parsed.success ? parsed.data : null;
};
