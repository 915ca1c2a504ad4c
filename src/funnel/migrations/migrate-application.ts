import { z } from 'zod';
import { type Application, application, CURRENT_SCHEMA_VERSION } from '#entities/application/application.ts';
import { v1ToV2 } from './v1-to-v2.ts';
import { v2ToV3 } from './v2-to-v3.ts';
import { v5ToV6 } from './v5-to-v6.ts';
import { withUnknownFields } from './with-unknown-fields.ts';

/**
 * From each version to the next. None is ever dropped: an application may still use it. A version without an entry only added
 * fields, which start as they do in an empty application.
 */
const migrations: Readonly<Record<number, (stored: unknown) => unknown>> = {
  1: v1ToV2,
  2: v2ToV3,
  5: v5ToV6,
};

const versioned = z.looseObject({ schemaVersion: z.int().min(1) });

/** Migrates a stored document of any version to the current one; a newer version is refused, never guessed at. */
export const migrateApplication = (stored: unknown): Application => {
  let current: unknown = stored;
  let { schemaVersion } = versioned.parse(current);
  if (schemaVersion > CURRENT_SCHEMA_VERSION) {
    throw new Error(
      `application schema ${schemaVersion} is newer than ${CURRENT_SCHEMA_VERSION}, the newest this version reads`,
    );
  }
  while (schemaVersion < CURRENT_SCHEMA_VERSION) {
    const migrate = migrations[schemaVersion] ?? withUnknownFields;
    schemaVersion += 1;
    current = { ...versioned.parse(migrate(current)), schemaVersion };
  }
  return application.parse(current);
};
