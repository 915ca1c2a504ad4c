import { randomUUID } from 'node:crypto';
import type { Application } from '#entities/application.ts';
import { inLongDate } from '#words/en/figures.ts';
import { lenderDayOf } from '../clock.ts';
import type { Container } from '../container.ts';
import type { Tx } from '../db/connect.ts';
import { appendEvent } from '../db/repos/events.ts';
import { addInvitation, revokeInvitations } from '../db/repos/invitations.ts';
import { newToken } from '../db/repos/sessions.ts';
import { sendMessage } from './send-message.ts';

const DAYS = 14;

/** Mails a link that works once, for the person it names; any earlier one stops working. */
export const inviteCoborrower = async (
  container: Container,
  tx: Tx,
  { applicationId, document }: { applicationId: string; document: Application },
): Promise<void> => {
  const { borrower, coborrower } = document;
  if (!coborrower?.email || !coborrower.firstName || !coborrower.lastName) return;
  const invited = { email: coborrower.email, firstName: coborrower.firstName, lastName: coborrower.lastName };
  const token = newToken();
  await revokeInvitations(tx, applicationId);
  const expiresAt = await addInvitation(tx, { applicationId, ...invited, token, days: DAYS });
  await appendEvent(tx, { applicationId, actor: 'borrower', kind: 'coborrowerInvited', body: {} });
  await sendMessage(container, tx, {
    name: 'coborrowerInvitation',
    variables: {
      firstName: invited.firstName,
      lastName: invited.lastName,
      inviterName: [borrower.firstName, borrower.lastName].filter(Boolean).join(' '),
      invitationUrl: `${container.env.PUBLIC_URL}/app/join?token=${token}`,
      expiresOn: inLongDate(lenderDayOf(container.env, expiresAt)),
    },
    deliveryKey: randomUUID(),
    recipient: invited.email,
  });
};
