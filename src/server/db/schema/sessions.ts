import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey().defaultRandom(),
  tokenHash: bytea('token_hash').notNull(),
  realm: text('realm', { enum: ['applicant', 'portal'] }).notNull(),
  accountId: uuid('account_id').notNull(),
  applicationId: uuid('application_id'),
  agent: text('agent'),
  address: text('address'),
  provedAt: moment('proved_at'),
  provedBy: text('proved_by', { enum: ['code', 'password', 'app', 'passkey'] }),
  isSignedOut: boolean('is_signed_out').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  seenAt: moment('seen_at').notNull().defaultNow(),
  idleExpiresAt: moment('idle_expires_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
});

export const signInCodes = pgTable('sign_in_codes', {
  id: uuid('id').primaryKey().defaultRandom(),
  emailHash: text('email_hash').notNull(),
  codeHash: bytea('code_hash').notNull(),
  requestedFrom: text('requested_from').notNull().default(''),
  tries: integer('tries').notNull().default(0),
  /** Of the release before, which may run beside this one. */
  triesElsewhere: integer('tries_elsewhere').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const signInTries = pgTable(
  'sign_in_tries',
  {
    account: text('account').notNull(),
    source: text('source').notNull(),
    failures: integer('failures').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.source] })],
);

/** Append-only by a trigger of the database. */
export const signInEvents = pgTable('sign_in_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull().defaultNow(),
  realm: text('realm', { enum: ['applicant', 'portal'] }).notNull(),
  accountId: uuid('account_id'),
  way: text('way').notNull(),
  outcome: text('outcome').notNull(),
  address: text('address').notNull(),
});

export const passkeys = pgTable('passkeys', {
  id: uuid('id').primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: bytea('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  usedAt: moment('used_at'),
});

export const passkeyChallenges = pgTable('passkey_challenges', {
  tokenHash: bytea('token_hash').primaryKey(),
  challenge: text('challenge').notNull(),
  purpose: text('purpose', { enum: ['enroll', 'signIn', 'confirm'] }).notNull(),
  sessionId: uuid('session_id'),
  expiresAt: moment('expires_at').notNull(),
});
