import type { Container } from '../container.ts';
import { grantsOf } from '../db/repos/accounts.ts';

export const staffGrants = ({ database }: Container, accountId: string) => grantsOf(database.db, accountId);
