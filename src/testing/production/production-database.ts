import { existsSync } from 'node:fs';
import pg from 'pg';
import { createRoles, embeddedRoles } from '#server/db/database-roles.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { prepareAsAdministrator, startServerPostgres } from '../operate/server-postgres.ts';

export type ProductionDatabase = { name: string; settings: Record<string, string>; stop: () => Promise<void> };

const ofPackages = async (): Promise<ProductionDatabase> => {
  const server = await startServerPostgres();
  prepareAsAdministrator(server, 'product');
  return {
    name: 'the PostgreSQL of Debian’s packages, with three roles',
    settings: {
      DATABASE_URL: server.url('product', 'hearthline_app'),
      MIGRATION_DATABASE_URL: server.url('product', 'hearthline_owner'),
      PURGE_DATABASE_URL: server.url('product', 'hearthline_purge_job'),
    },
    stop: async () => server.stop(),
  };
};

const embedded = async (folder: string): Promise<ProductionDatabase> => {
  const server = await startEmbeddedPostgres(folder);
  const admin = new pg.Client(server.url('postgres'));
  await admin.connect();
  await createRoles(admin);
  await admin.query('CREATE DATABASE product');
  await admin.end();
  return {
    name: 'the embedded PostgreSQL: none of Debian’s packages is installed',
    settings: {
      DATABASE_URL: server.url('product', embeddedRoles.application),
      MIGRATION_DATABASE_URL: server.url('product'),
      PURGE_DATABASE_URL: server.url('product', embeddedRoles.purge),
    },
    stop: () => server.stop(),
  };
};

/** A new database as its team prepares it. */
export const startProductionDatabase = (folder: string): Promise<ProductionDatabase> =>
  existsSync('/usr/lib/postgresql') ? ofPackages() : embedded(folder);
