import type pg from 'pg';

/** What a process connects as: one role each, or the same one three times. */
export type DatabaseUrls = {
  application: string;
  /** Past a pooler: for jobs and live updates, which need a session of their own. Null where the application's is one. */
  direct: string | null;
  migration: string;
  purge: string;
};

type DatabaseSettings = Partial<
  Record<'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'MIGRATION_DATABASE_URL' | 'PURGE_DATABASE_URL', string | undefined>
>;

/** Null for the embedded server, which has roles of its own. */
export const databaseUrls = (env: DatabaseSettings): DatabaseUrls | null =>
  env.DATABASE_URL
    ? {
        application: env.DATABASE_URL,
        direct: env.DATABASE_DIRECT_URL ?? null,
        migration: env.MIGRATION_DATABASE_URL ?? env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
        purge: env.PURGE_DATABASE_URL ?? env.DATABASE_URL,
      }
    : null;

/** Login roles of the embedded server, each a member of the group that migrations grant rights to. */
export const embeddedRoles = { application: 'hearthline_app', purge: 'hearthline_purge_job' } as const;

const members = { hearthline_application: embeddedRoles.application, hearthline_purger: embeddedRoles.purge };

/** Creates what is missing; several processes may do so at once. */
export const createRoles = async (superuser: Pick<pg.ClientBase, 'query'>): Promise<void> => {
  for (const [group, member] of Object.entries(members))
    await superuser.query(`DO $$ BEGIN
      PERFORM pg_advisory_xact_lock(7203117);
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${group}') THEN CREATE ROLE ${group} NOLOGIN; END IF;
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${member}') THEN CREATE ROLE ${member} LOGIN IN ROLE ${group}; END IF;
    END $$`);
};
