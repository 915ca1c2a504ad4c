import { randomUUID } from 'node:crypto';
import { newTimeBasedSecret } from '../auth/time-based-code.ts';
import type { Container } from '../container.ts';
import { seal } from '../db/key-ring.ts';
import { addAccount, addEnrolment } from '../db/repos/accounts.ts';
import { newToken } from '../db/repos/sessions.ts';
import type { PortalGrant } from '../db/schema/index.ts';
import { portalGrants } from '../db/schema/index.ts';
import { sendMessage } from './send-message.ts';
import { totpContext } from './sign-in-staff.ts';

const HOURS = 72;

export type StaffInvitation = {
  email: string;
  firstName: string;
  lastName: string;
  grants: Pick<PortalGrant, 'role' | 'scopeKind'>[];
};

/** Makes the account and mails a link that works once. Returns the link's token. */
export const inviteStaff = (container: Container, { grants, ...person }: StaffInvitation): Promise<string> =>
  container.database.db.transaction(async (tx) => {
    const token = newToken();
    const accountId = await addAccount(tx, { realm: 'portal', status: 'invited', ...person });
    for (const grant of grants) await tx.insert(portalGrants).values({ accountId, ...grant });
    await addEnrolment(tx, {
      token,
      accountId,
      totpSecret: seal(container.ring, newTimeBasedSecret(), totpContext(accountId)),
      hours: HOURS,
    });
    const enrolUrl = `${container.env.PUBLIC_URL}/portal/enrol?token=${token}`;
    await sendMessage(container, tx, {
      name: 'staffInvitation',
      variables: { firstName: person.firstName, enrolUrl },
      deliveryKey: randomUUID(),
      recipient: person.email,
    });
    return token;
  });
