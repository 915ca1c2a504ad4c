import { z } from 'zod';
import { type Application, application, CURRENT_SCHEMA_VERSION } from '#entities/application/application.ts';
import { v1ToV2 } from './v1-to-v2.ts';

/** From each version to the next. A step is never dropped: somebody's application may still be on it. */
const migrations: Readonly<Record<number, (stored: unknown) => unknown>> = {
  1: v1ToV2,
};

const versioned = z.looseObject({ schemaVersion: z.int().min(1) });

/** A stored document of any version as one of today; a document from the future is refused, never guessed at. */
export const migrateApplication = (stored: unknown): Application => {
  let current: unknown = stored;
  let { schemaVersion } = versioned.parse(current);
  if (schemaVersion > CURRENT_SCHEMA_VERSION) {
    throw new Error(
      `application schema ${schemaVersion} is newer than ${CURRENT_SCHEMA_VERSION}, the newest this version reads`,
    );
  }
  while (schemaVersion < CURRENT_SCHEMA_VERSION) {
    const migrate = migrations[schemaVersion];
    if (migrate === undefined) throw new Error(`no migration from application schema ${schemaVersion}`);
    current = migrate(current);
    schemaVersion += 1;
  }
  return application.parse(current);
};
