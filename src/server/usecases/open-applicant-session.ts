import type { Container } from '../container.ts';
import type { DbOrTx } from '../db/connect.ts';
import { openSession } from '../db/repos/sessions.ts';

export const openApplicantSession = (
  { env }: Pick<Container, 'env'>,
  db: DbOrTx,
  { accountId, applicationId }: { accountId: string; applicationId: string | null },
): Promise<string> =>
  openSession(db, {
    realm: 'applicant',
    accountId,
    applicationId,
    lifetime: { idleMinutes: env.APPLICANT_IDLE_MINUTES, maxHours: env.SESSION_MAX_HOURS },
  });
