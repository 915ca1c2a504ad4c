import type { Container } from '#server/container.ts';
import { type CensusTract, findTract } from '#server/db/repos/loan/lar-rows.ts';

/** The census tract on file, with who recorded it. */
export const tractOf = ({ database }: Container, applicationId: string): Promise<CensusTract | null> =>
  findTract(database.db, applicationId);
