import type pg from 'pg';

/** What a process connects as: one role each, or the same one three times. */
export type DatabaseUrls = { application: string; migration: string; purge: string };

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
