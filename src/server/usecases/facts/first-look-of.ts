import { isDeepStrictEqual } from 'node:util';
import type { FloodLook } from '#entities/facts/flood-determination.ts';
import type { TitleLook } from '#entities/facts/title-record.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { reportsOf } from '#server/db/repos/application/reports.ts';
import { floodAnswer } from '#server/vendors/flood/port.ts';
import { titleAnswer } from '#server/vendors/title/port.ts';
import { knownAddress } from '../shared/known-address.ts';

type Looked<Look> = { kind: string; address?: unknown; look?: Look };

/** The newest first look about the home as it is now; null where there was none. */
const newestLook = async <Look>(
  { database: { db } }: Container,
  { applicationId, kind, read }: { applicationId: string; kind: string; read: (answer: unknown) => Looked<Look> },
): Promise<Look | null> => {
  const stored = await findApplication(db, applicationId);
  const home = stored && knownAddress(stored.document);
  const looks = (await reportsOf(db, applicationId)).flatMap((report) => {
    if (report.kind !== kind || report.outcome !== 'firstLook') return [];
    const { look, address } = read(report.answer);
    return look !== undefined && isDeepStrictEqual(address, home) ? [look] : [];
  });
  return looks.at(-1) ?? null;
};

/** The public flood map at the home. */
export const floodLookOf = (container: Container, applicationId: string): Promise<FloodLook | null> =>
  newestLook<FloodLook>(container, { applicationId, kind: 'flood', read: (answer) => floodAnswer.parse(answer) });

/** The owners in public records. */
export const titleLookOf = (container: Container, applicationId: string): Promise<TitleLook | null> =>
  newestLook<TitleLook>(container, { applicationId, kind: 'title', read: (answer) => titleAnswer.parse(answer) });
