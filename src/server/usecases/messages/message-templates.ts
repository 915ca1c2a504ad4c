import { randomUUID } from 'node:crypto';
import type { MessageTemplate, TemplateText } from '#entities/contract/desk/message-template.ts';
import { fullName } from '#entities/text/full-name.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { findAccount } from '#server/db/repos/accounts/accounts.ts';
import { appendDeskEvent } from '#server/db/repos/loan/desk-events.ts';
import { addTemplateVersion, lockTemplates, newestTemplates } from '#server/db/repos/pipeline/message-templates.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';

/** `seen` is the version the page showed; null for a new text. */
export type TemplateAsked = { id: string | null; seen: number | null };
export type TemplateOutcome = { kind: 'saved' | 'changedMeanwhile' | 'nameTaken' };

/** The lender's own texts; those no longer in use come last. */
export const listTemplates = async ({ database: { db } }: Container): Promise<MessageTemplate[]> =>
  (await newestTemplates(db)).toSorted((one, other) => Number(one.isRetired) - Number(other.isRetired));

type Version = TemplateText & { id: string; version: number; isRetired: boolean };

const write = async (tx: Tx, { accountId }: Staff, row: Version): Promise<void> => {
  const account = await findAccount(tx, accountId);
  await addTemplateVersion(tx, { ...row, writtenBy: accountId, writtenByName: account ? fullName(account) : '' });
  const { id: templateId, version, name } = row;
  const kind = row.isRetired ? 'templateRetired' : 'templateWritten';
  await appendDeskEvent(tx, { accountId, kind, body: { templateId, version, name } });
};

/** A new text or a new version of one. Two texts in use never have one name. */
export const saveTemplate = (
  { database }: Container,
  staff: Staff,
  { id, seen, text }: TemplateAsked & { text: TemplateText },
): Promise<TemplateOutcome> => {
  requireReach(staff, 'writeTemplates');
  return database.transact(async (tx) => {
    await lockTemplates(tx);
    const known = await newestTemplates(tx);
    const before = known.find((each) => each.id === id);
    if ((before?.version ?? null) !== seen) return { kind: 'changedMeanwhile' };
    const isTaken = known.some(
      (each) => each.id !== id && !each.isRetired && each.name.toLowerCase() === text.name.toLowerCase(),
    );
    if (isTaken) return { kind: 'nameTaken' };
    await write(tx, staff, { ...text, id: id ?? randomUUID(), version: (seen ?? 0) + 1, isRetired: false });
    return { kind: 'saved' };
  });
};

/** Taken out of use; its versions stay. */
export const retireTemplate = (
  { database }: Container,
  staff: Staff,
  { id, seen }: { id: string; seen: number },
): Promise<TemplateOutcome> => {
  requireReach(staff, 'writeTemplates');
  return database.transact(async (tx) => {
    await lockTemplates(tx);
    const before = (await newestTemplates(tx)).find((each) => each.id === id);
    if (before?.version !== seen || before.isRetired) return { kind: 'changedMeanwhile' };
    await write(tx, staff, { ...before, version: seen + 1, isRetired: true });
    return { kind: 'saved' };
  });
};
