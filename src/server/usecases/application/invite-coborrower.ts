import { randomUUID } from 'node:crypto';
import type { Application } from '#entities/application/application.ts';
import type { HouseholdLine } from '#entities/contract/quote.ts';
import { fullName } from '#entities/text/full-name.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { newToken } from '#server/db/repos/accounts/sessions.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addInvitation, revokeInvitations } from '#server/db/repos/application/invitations.ts';
import { sendMessage } from '../messages/send-message.ts';
import { householdLineOf } from '../offers/household-line-of.ts';

const DAYS = 14;

const lineText = ({ words }: Container, line: HouseholdLine['line']): string => {
  if (line === null) return words.mails.unknownLine;
  const say = line.standing === 'accepted' ? words.mails.lineOf : words.mails.lineUpTo;
  return say(words.inDollars(line.amount));
};

/** Mails a single-use link to the named coborrower; any earlier one stops working. */
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
  const stored = { id: applicationId, document };
  const { home, line } = await householdLineOf(tx, { stored, asOf: container.clock.today() });
  await sendMessage(container, tx, {
    name: 'coborrowerInvitation',
    variables: {
      firstName: invited.firstName,
      lastName: invited.lastName,
      inviterName: fullName(borrower),
      home: home ?? container.words.mails.unknownHome,
      line: lineText(container, line),
      invitationUrl: `${container.env.PUBLIC_URL}/app/join?token=${token}`,
      expiresOn: container.words.inLongDate(container.clock.dayOf(expiresAt)),
    },
    applicationId,
    deliveryKey: randomUUID(),
    recipient: invited.email,
  });
};
