import { eq, inArray, sql } from 'drizzle-orm';
import type { Application } from '#entities/application/application.ts';
import type { ApplicationStatus } from '#entities/application/application-status.ts';
import { fullName } from '#entities/text/full-name.ts';
import type { Day } from '#entities/values/day.ts';
import type { FunnelVariant } from '#entities/values/funnel-variant.ts';
import { migrateApplication } from '#funnel/migrations/migrate-application.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import type { KeyRing } from '#server/db/key-ring.ts';
import { preparedOnce } from '#server/db/prepared-once.ts';
import { isListedAlike } from '#server/db/projections/loan-facts.ts';
import { applications } from '#server/db/schema/index.ts';
import { clearOfDocument } from '#server/db/sealed/sealed-columns.ts';
import { sealJson } from '#server/db/sealed/sealed-json.ts';
import { sendAhead } from '#server/db/send-ahead.ts';
import { noteLocked, renewLoan, touchLoan } from '#server/db/touched.ts';

export type StoredApplication = {
  id: string;
  loanNumber: number;
  status: ApplicationStatus;
  version: number;
  variant: FunnelVariant;
  document: Application;
  encompassConditionallyApproved: boolean;
  isIdle: boolean;
  updatedAt: Date;
};

const columns = {
  id: applications.id,
  loanNumber: applications.loanNumber,
  status: sql<ApplicationStatus>`${applications.status}`,
  version: applications.version,
  variant: applications.variant,
  document: applications.document,
  encompassConditionallyApproved: applications.encompassConditionallyApproved,
  isIdle: sql<boolean>`${applications.idleSince} IS NOT NULL`,
  updatedAt: applications.updatedAt,
};

/** A document of an older schema version is upgraded as it is read. */
const toStored = (row: Omit<StoredApplication, 'document'> & { document: unknown }): StoredApplication => ({
  ...row,
  document: migrateApplication(row.document),
});

export const findApplication = async (db: Reader, id: string): Promise<StoredApplication | null> => {
  const [row] = await db.select(columns).from(applications).where(eq(applications.id, id));
  return row ? toStored(row) : null;
};

const lockQuery = preparedOnce((tx: Tx) =>
  tx
    .select(columns)
    .from(applications)
    .where(eq(applications.id, sql.placeholder('id')))
    .for('update')
    .prepare('lock_application'),
);

/** The row stays locked until the transaction ends: a save always applies to the stored state. */
export const lockApplication = async (tx: Tx, id: string): Promise<StoredApplication | null> => {
  const [row] = await lockQuery(tx).execute({ id });
  noteLocked(tx, id);
  return row ? toStored(row) : null;
};

/** Booked on or before that day, and not done. */
export const closingsDueBy = async (db: Reader, day: Day): Promise<string[]> => {
  const closing = sql`${applications.document} -> 'closing'`;
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(sql`${closing} ->> 'appointmentOn' <= ${day} AND ${closing} ->> 'accountOpenedOn' IS NULL`);
  return rows.map(({ id }) => id);
};

/** The loan system's status: from here on the funnel is closed and conditions remain. */
export const markConditionallyApproved = async (tx: Tx, id: string): Promise<void> => {
  await tx.update(applications).set({ encompassConditionallyApproved: true }).where(eq(applications.id, id));
  touchLoan(tx, id);
};

/** The document as it is stored. */
export const sealedDocument = (ring: KeyRing, document: unknown): unknown => sealJson(ring, document, clearOfDocument);

/** The columns the portal searches, taken from the document so that they can never differ from it. */
const searchColumns = ({ borrower, property, schemaVersion }: Application) => ({
  schemaVersion,
  borrowerName: fullName(borrower),
  city: property.city,
  state: property.state,
  zip: property.zip,
});

export const addApplication = async (
  tx: Tx,
  {
    document,
    status,
    variant,
    place = {},
  }: Pick<StoredApplication, 'document' | 'status' | 'variant'> & {
    place?: Partial<Pick<typeof applications.$inferInsert, 'companyId' | 'branchId' | 'broughtBy'>>;
  },
): Promise<string> => {
  const [row] = await tx
    .insert(applications)
    .values({
      document: sealedDocument(tx.ring, document),
      status,
      variant,
      leadSource: document.leadSource,
      ...searchColumns(document),
      ...place,
    })
    .returning({ id: applications.id });
  if (!row) throw new Error('The application was not stored.');
  noteLocked(tx, row.id);
  touchLoan(tx, row.id);
  return row.id;
};

const given = (name: string) => sql`${sql.placeholder(name)}`;

const saveQuery = preparedOnce((tx: Tx) =>
  tx
    .update(applications)
    .set({
      document: sql`${sql.placeholder('document')}::jsonb`,
      status: given('status'),
      version: sql`${applications.version} + 1`,
      updatedAt: given('at'),
      idleSince: null,
      schemaVersion: given('schemaVersion'),
      borrowerName: given('borrowerName'),
      city: given('city'),
      state: given('state'),
      zip: given('zip'),
    })
    .where(eq(applications.id, sql.placeholder('id')))
    .returning({ version: applications.version, updatedAt: applications.updatedAt })
    .prepare('save_application'),
);

type Save = Pick<StoredApplication, 'id' | 'document' | 'status'>;
type Saved = Pick<StoredApplication, 'version' | 'updatedAt'>;

const sendSave = (tx: Tx, { id, document, status }: Save): Promise<Saved[]> =>
  saveQuery(tx).execute({
    id,
    status,
    at: tx.clock.began(),
    document: JSON.stringify(sealedDocument(tx.ring, document)),
    ...searchColumns(document),
  });

export const saveApplication = async (tx: Tx, changed: Save): Promise<Saved> => {
  const [saved] = await sendSave(tx, changed);
  if (!saved) throw new Error('The application was not stored.');
  touchLoan(tx, changed.id);
  return saved;
};

/** Where nothing else of the loan changed since this transaction locked it: its next version is known before it is stored. */
export const saveAsLocked = (
  tx: Tx,
  { locked, ...changed }: Pick<Save, 'document' | 'status'> & { locked: StoredApplication },
): Saved => {
  const { id } = locked;
  sendAhead(tx, sendSave(tx, { id, ...changed }));
  const isAlike =
    locked.status === changed.status && !locked.isIdle && isListedAlike(locked.document, changed.document);
  if (isAlike) renewLoan(tx, id);
  else touchLoan(tx, id);
  return { version: locked.version + 1, updatedAt: tx.clock.began() };
};

export const loanNumbersOf = async (db: Reader, ids: readonly string[]): Promise<Map<string, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: applications.id, loanNumber: applications.loanNumber })
    .from(applications)
    .where(inArray(applications.id, [...ids]));
  return new Map(rows.map(({ id, loanNumber }) => [id, loanNumber]));
};
