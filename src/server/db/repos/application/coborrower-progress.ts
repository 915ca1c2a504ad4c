import { eq } from 'drizzle-orm';
import type { ApplicationStatus } from '#entities/application/application-status.ts';
import type { Person } from '#entities/values/person.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { coborrowerProgress } from '#server/db/schema/index.ts';
import type { StoredApplication } from './applications.ts';

/** Where the coborrower's own pages begin. */
const FIRST: ApplicationStatus = 'isSelfEmployed';

/** The coborrower's progress: the application's status is the borrower's. */
export const statusOf = async (
  db: Reader,
  { id, status }: Pick<StoredApplication, 'id' | 'status'>,
  person: Person,
): Promise<ApplicationStatus> => {
  if (person === 'borrower') return status;
  const [row] = await db.select().from(coborrowerProgress).where(eq(coborrowerProgress.applicationId, id));
  return row?.status ?? FIRST;
};

export const keepCoborrowerStatus = async (
  db: Tx,
  { id, status }: { id: string; status: ApplicationStatus },
): Promise<void> => {
  await db
    .insert(coborrowerProgress)
    .values({ applicationId: id, status })
    .onConflictDoUpdate({ target: coborrowerProgress.applicationId, set: { status } });
};
