import type { Container } from '../container.ts';
import { revokeSession } from '../db/repos/sessions.ts';

export const deleteSession = ({ database }: Container, sessionId: string): Promise<void> =>
  revokeSession(database.db, sessionId);
