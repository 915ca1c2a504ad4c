import type { ListLayout } from '#entities/contract/desk/list-layout.ts';
import type { PipelineView } from '#entities/contract/pipeline.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import {
  dropView,
  keepLetterKeys,
  keepListLayout,
  keepView,
  savedViewsOf,
} from '#server/db/repos/pipeline/saved-views.ts';
import type { Staff } from '../shared/staff-reach.ts';

const MOST = 12;

/** A saved tab of the caller's; saving under the same name replaces it. */
export const saveView = async (
  { database: { db } }: Container,
  { accountId }: Staff,
  { name, view }: { name: string; view: PipelineView },
): Promise<{ kind: 'saved'; id: string } | { kind: 'tooMany' }> => {
  const known = await savedViewsOf(db, accountId);
  const isNew = known.every((each) => each.name.toLowerCase() !== name.toLowerCase());
  if (isNew && known.length >= MOST) return { kind: 'tooMany' };
  return { kind: 'saved', id: await keepView(db, { accountId, name, view }) };
};

export const removeView = async ({ database }: Container, { accountId }: Staff, id: string): Promise<void> => {
  if (!(await dropView(database.db, { accountId, id }))) throw new AppError('notFound');
};

export const setLetterKeys = (
  { database }: Container,
  { accountId }: Staff,
  { hasLetterKeys }: { hasLetterKeys: boolean },
): Promise<void> => keepLetterKeys(database.db, { accountId, hasLetterKeys });

/** The caller's own columns and row height. */
export const setListLayout = (
  { database }: Container,
  { accountId }: Staff,
  { layout }: { layout: ListLayout },
): Promise<void> => keepListLayout(database.db, { accountId, listLayout: layout });
