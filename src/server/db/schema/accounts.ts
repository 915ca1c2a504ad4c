import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { GrantScope, PortalRole } from '#entities/contract/portal-role.ts';
import { bytea, moment } from './columns.ts';

export const accounts = pgTable('accounts', {
  id: uuid('id').primaryKey().defaultRandom(),
  realm: text('realm', { enum: ['applicant', 'portal'] }).notNull(),
  /** Sealed for applicants, who are found by its hash; in clear for staff. */
  email: text('email'),
  emailHash: text('email_hash'),
  firstName: text('first_name'),
  lastName: text('last_name'),
  status: text('status', { enum: ['invited', 'active', 'deactivated'] })
    .notNull()
    .default('active'),
  emailConfirmedAt: moment('email_confirmed_at'),
  passwordHash: text('password_hash'),
  totpSecret: bytea('totp_secret'),
  totpLastStep: bigint('totp_last_step', { mode: 'number' }),
  createdAt: moment('created_at').notNull().defaultNow(),
});
export type Account = typeof accounts.$inferSelect;

export const portalGrants = pgTable('portal_grants', {
  id: uuid('id').primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  role: text('role').$type<PortalRole>().notNull(),
  scopeKind: text('scope_kind').$type<GrantScope>().notNull(),
  scopeId: uuid('scope_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
  revokedAt: moment('revoked_at'),
});
export type PortalGrant = typeof portalGrants.$inferSelect;

/** A grant that conflicts with one held, until a second administrator settles it. */
export const grantProposals = pgTable('grant_proposals', {
  id: uuid('id').primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  role: text('role').$type<PortalRole>().notNull(),
  scopeKind: text('scope_kind').$type<GrantScope>().notNull(),
  scopeId: uuid('scope_id'),
  proposedBy: uuid('proposed_by').notNull(),
  proposedAt: moment('proposed_at').notNull().defaultNow(),
  settledBy: uuid('settled_by'),
  settledAt: moment('settled_at'),
  isAgreed: boolean('is_agreed'),
});

export const enrollments = pgTable('enrolments', {
  tokenHash: bytea('token_hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  totpSecret: bytea('totp_secret').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});
