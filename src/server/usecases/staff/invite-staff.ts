import { randomUUID } from 'node:crypto';
import { newTimeBasedSecret } from '#server/auth/time-based-code.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { seal } from '#server/db/key-ring.ts';
import { addAccount, addEnrollment } from '#server/db/repos/accounts/accounts.ts';
import { newToken } from '#server/db/repos/accounts/sessions.ts';
import { addGrant } from '#server/db/repos/accounts/staff.ts';
import { appendStaffEvent } from '#server/db/repos/accounts/staff-events.ts';
import { totpContext } from '#server/db/repos/accounts/totp-secrets.ts';
import type { PortalGrant } from '#server/db/schema/index.ts';
import { sendMessage } from '../messages/send-message.ts';

const DAYS = 3;

export type StaffInvitation = {
  email: string;
  firstName: string;
  lastName: string;
  grants: (Pick<PortalGrant, 'role' | 'scopeKind'> & { scopeId?: string | null })[];
};

type Invited = StaffInvitation & { invitedBy?: string | null };

/** The account with its grants; nobody can sign in to it before the enrollment. */
export const addStaff = async (tx: Tx, { grants, invitedBy = null, ...person }: Invited): Promise<string> => {
  const accountId = await addAccount(tx, { realm: 'portal', status: 'invited', ...person });
  for (const grant of grants) await addGrant(tx, { accountId, scopeId: null, ...grant });
  const { email, firstName, lastName } = person;
  const body = { email, firstName, lastName, grants };
  await appendStaffEvent(tx, { actor: invitedBy, subject: accountId, kind: 'invited', body });
  return accountId;
};

/** Creates the account and mails a single-use link. Returns the link's token. */
export const inviteStaff = async (container: Container, tx: Tx, invited: Invited): Promise<string> => {
  const accountId = await addStaff(tx, invited);
  const { email, firstName } = invited;
  return mailEnrollment(container, tx, { accountId, email, firstName, name: 'staffInvitation' });
};

type Opened = { token: string; enrolUrl: string; days: number };

/** A new key for the authenticator app and a single-use link to set it up. */
export const openEnrollment = async (tx: Tx, accountId: string, publicUrl: string): Promise<Opened> => {
  const token = newToken();
  const totpSecret = seal(tx.ring, newTimeBasedSecret(), totpContext(accountId));
  await addEnrollment(tx, { token, accountId, totpSecret, hours: DAYS * 24 });
  return { token, enrolUrl: `${publicUrl}/portal/enrol?token=${token}`, days: DAYS };
};

type Enrollment = { accountId: string; email: string; firstName: string; name: 'staffInvitation' | 'staffReset' };

export const mailEnrollment = async (
  container: Container,
  tx: Tx,
  { accountId, email, firstName, name }: Enrollment,
): Promise<string> => {
  const { token, enrolUrl, days } = await openEnrollment(tx, accountId, container.env.PUBLIC_URL);
  await sendMessage(container, tx, {
    name,
    variables: { firstName, days: container.words.mails.days(days), enrolUrl },
    applicationId: null,
    deliveryKey: randomUUID(),
    recipient: email,
  });
  return token;
};
