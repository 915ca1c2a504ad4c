import { keepsItsSession } from '../src/server/db/pooler-problem.ts';
import { prepareDatabase } from '../src/server/prepare-database.ts';
import { readSettings } from '../src/server/settings.ts';

/** Brings the schema up to date as its owner, so that the product itself never holds the owner's password. */
const owner = Object.fromEntries(
  ['', '_FILE', '_COMMAND'].map((way) => [`DATABASE_URL${way}`, process.env[`MIGRATION_DATABASE_URL${way}`]]),
);
const isApplicationKnown = Object.keys(owner).some((name) => process.env[name]);
const { MIGRATION_DATABASE_URL } = readSettings({
  ...(isApplicationKnown ? {} : owner),
  ...process.env,
  // Of the settings of production it needs this one alone.
  HEARTHLINE_MODE: 'sandbox',
});
if (!MIGRATION_DATABASE_URL) {
  console.error('hearthline: migrate needs MIGRATION_DATABASE_URL.');
  process.exit(1);
}
if (!(await keepsItsSession(MIGRATION_DATABASE_URL))) {
  console.error('hearthline: MIGRATION_DATABASE_URL is a pooler in transaction mode; migrate on the server itself.');
  process.exit(1);
}
await prepareDatabase(MIGRATION_DATABASE_URL);
console.log('The schema is up to date.');
