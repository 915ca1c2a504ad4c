import { isDeepStrictEqual } from 'node:util';
import { fullName } from '#entities/text/full-name.ts';
import { withApplicant } from '#funnel/engine/applicant-part.ts';
import { isNameSigned } from '#funnel/engine/is-name-signed.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { changeAccount } from '#server/db/repos/accounts/accounts.ts';
import { findAccountOf } from '#server/db/repos/application/application-people.ts';
import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { notifyStaff } from '../../messages/notify-staff.ts';
import type { Writer } from '../../shared/writer.ts';

type Name = { firstName: string; lastName: string };
type ShownName = { [Part in keyof Name]: Name[Part] | null };

export type NameOutcome = { kind: 'saved' } | { kind: 'asked' } | { kind: 'conflict'; theirs: ShownName };

/** Corrects the caller's own name. Once they have signed, the correction becomes a message to staff and nothing changes by itself. */
export const correctName = (
  container: Container,
  { applicationId, person }: Pick<Writer, 'applicationId' | 'person'>,
  { name, base }: { name: Name; base: ShownName },
): Promise<NameOutcome> =>
  container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    const part = stored?.document[person];
    if (!stored || !part) throw new AppError('notFound');
    const before = { firstName: part.firstName, lastName: part.lastName };
    if (isDeepStrictEqual(before, name)) return { kind: 'saved' };
    if (!isDeepStrictEqual(before, base)) return { kind: 'conflict', theirs: before };
    if (isNameSigned({ application: stored.document, status: stored.status, person })) {
      const text = container.words.contact.nameRequest(fullName(before), fullName(name));
      await notifyStaff(container, tx, { stored, person, text });
      return { kind: 'asked' };
    }
    const document = withApplicant(stored.document, { person, change: name });
    await saveApplication(tx, { ...stored, document });
    await appendEvent(tx, { applicationId, actor: person, kind: 'nameCorrected', body: { before, after: name } });
    const accountId = await findAccountOf(tx, { applicationId, person });
    if (accountId) await changeAccount(tx, accountId, name);
    return { kind: 'saved' };
  });
