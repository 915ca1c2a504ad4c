import type { Container } from '../container.ts';
import { staffWithGrants } from '../db/repos/accounts.ts';

export const listStaff = ({ database }: Container) => staffWithGrants(database.db);
