import type { ListLayout } from '#entities/contract/desk/list-layout.ts';
import type { PipelineView } from '#entities/contract/pipeline.ts';
import { AppError } from '#server/app-error.ts';
import { reachOf } from '#server/auth/reach.ts';
import type { Container } from '#server/container.ts';
import {
  dropView,
  findView,
  keepLetterKeys,
  keepListLayout,
  keepView,
  renameView as keepViewName,
  savedViewsOf,
} from '#server/db/repos/pipeline/saved-views.ts';
import type { Staff } from '../shared/staff-reach.ts';

const MOST = 12;

/** Who manages the whole lender's work shares views, and takes shared ones away. */
export const mayShareViews = (staff: Staff): boolean => reachOf(staff, 'assign')?.kind === 'all';

/** A saved tab of the caller's; saving under the same name replaces it. */
export const saveView = async (
  { database: { db } }: Container,
  staff: Staff,
  { name, view, isShared }: { name: string; view: PipelineView; isShared: boolean },
): Promise<{ kind: 'saved'; id: string } | { kind: 'tooMany' }> => {
  const { accountId } = staff;
  if (isShared && !mayShareViews(staff)) throw new AppError('notAllowed');
  const known = await savedViewsOf(db, accountId);
  const isNew = known.every((each) => each.name.toLowerCase() !== name.toLowerCase());
  if (isNew && known.length >= MOST) return { kind: 'tooMany' };
  return { kind: 'saved', id: await keepView(db, { accountId, name, view, isShared }) };
};

export const removeView = async ({ database }: Container, staff: Staff, id: string): Promise<void> => {
  const { accountId } = staff;
  if (!(await dropView(database.db, { accountId, id, orShared: mayShareViews(staff) }))) throw new AppError('notFound');
};

type Renaming = { id: string; name: string; seen: string };

/** Under a name of its own among its owner's views; `seen` is what the page called it. */
export const renameView = async (
  { database: { db } }: Container,
  staff: Staff,
  { id, name, seen }: Renaming,
): Promise<{ kind: 'renamed' | 'nameTaken' | 'changedMeanwhile' }> => {
  const view = { accountId: staff.accountId, id, orShared: mayShareViews(staff) };
  if (await keepViewName(db, { ...view, name, seen })) return { kind: 'renamed' };
  const found = await findView(db, view);
  if (found === null) throw new AppError('notFound');
  return { kind: found.name === seen ? 'nameTaken' : 'changedMeanwhile' };
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
