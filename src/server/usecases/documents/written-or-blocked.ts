import type { Person } from '#entities/values/person.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent, hasEvent } from '#server/db/repos/application/events.ts';
import { MissingValue } from '#server/documents/fill-template.ts';
import type { Words } from '#words';
import { notifyStaff } from '../messages/notify-staff.ts';

type Writing<Written> = { tx: Tx; stored: StoredApplication; person: Person; write: () => Written };

/** The missing value in words. */
export const missingName = ({ writtenDocumentTexts }: Words, value: string): string =>
  Object.entries(writtenDocumentTexts.blocked.values).find(([name]) => name === value)?.[1] ?? value;

/** A document that lacks a value is not written: staff is told once which document and which value, and null is returned. */
export const writtenOrBlocked = async <Written>(
  container: Container,
  { tx, stored, person, write }: Writing<Written>,
): Promise<Written | null> => {
  try {
    return write();
  } catch (error) {
    if (!(error instanceof MissingValue)) throw error;
    const { kind, value } = error;
    const blocked = { applicationId: stored.id, kind: 'paperBlocked', body: { paper: kind, value, person } } as const;
    if (await hasEvent(tx, blocked)) return null;
    await appendEvent(tx, { ...blocked, actor: 'system' });
    const { writtenDocumentNames, writtenDocumentTexts } = container.words;
    const text = writtenDocumentTexts.blocked.text(writtenDocumentNames[kind], missingName(container.words, value));
    await notifyStaff(container, tx, { stored, person, text });
    return null;
  }
};
