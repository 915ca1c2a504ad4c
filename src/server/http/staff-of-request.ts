import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { AppError } from '../app-error.ts';
import { sessionCookieName } from '../auth/realms.ts';
import type { Container } from '../container.ts';
import { workingSession } from '../usecases/accounts/sessions.ts';
import type { Staff } from '../usecases/shared/staff-reach.ts';
import { staffGrants } from '../usecases/staff/staff-grants.ts';

/** The staff member making a call outside the procedures; without a session nothing is disclosed. */
export const staffOfRequest = async (
  container: Container,
  context: Context,
): Promise<Staff & { sessionId: string }> => {
  const secret = getCookie(context, sessionCookieName('portal', container.env.PUBLIC_URL.startsWith('https://')));
  const session = secret ? await workingSession(container, { realm: 'portal', secret }) : null;
  if (!session) throw new AppError('signInRequired');
  const { accountId } = session;
  context.get('about').accountId = accountId;
  return { accountId, sessionId: session.id, grants: await staffGrants(container, accountId) };
};
