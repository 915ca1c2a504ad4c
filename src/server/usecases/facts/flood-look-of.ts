import { isDeepStrictEqual } from 'node:util';
import type { FloodLook } from '#entities/facts/flood-determination.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { reportsOf } from '#server/db/repos/application/reports.ts';
import { floodAnswer } from '#server/vendors/flood/port.ts';
import { knownAddress } from '../shared/known-address.ts';

/** The first look at the public flood map for the home as it is now; null where there was none. */
export const floodLookOf = async (
  { database: { db } }: Container,
  applicationId: string,
): Promise<FloodLook | null> => {
  const stored = await findApplication(db, applicationId);
  const home = stored && knownAddress(stored.document);
  const looks = (await reportsOf(db, applicationId)).flatMap(({ kind, outcome, answer }) => {
    const told = kind === 'flood' && outcome === 'firstLook' ? floodAnswer.parse(answer) : null;
    return told?.kind === 'firstLook' && isDeepStrictEqual(told.address, home) ? [told.look] : [];
  });
  return looks.at(-1) ?? null;
};
