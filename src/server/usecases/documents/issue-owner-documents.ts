import type { Day } from '#entities/values/day.ts';
import { getPolicy } from '#policy/policies.ts';
import { findStateLimits } from '#rules/eligibility/cltv.ts';
import type { Owner } from '#rules/rescission/owners-of.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { newToken } from '#server/db/repos/accounts/sessions.ts';
import { addTaskLink } from '#server/db/repos/accounts/task-links.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { ownerDocumentsOf, writtenDocumentsOf } from '#server/db/repos/loan/written-documents.ts';
import { type DocumentToWrite, writeDocument } from '#server/documents/write-document.ts';
import type { WritingFacts } from '#server/documents/writing-facts.ts';
import type { Subject } from '#server/vendors/port.ts';
import { sendMessage } from '../messages/send-message.ts';
import { findAcceptedOffer } from '../shared/accepted-terms.ts';
import { saveIssued } from './issue-document.ts';
import { termsHashOf, writingFacts } from './writing-facts.ts';

const LINK_DAYS = 60;
type Opened = { stored: StoredApplication; openedOn: Day };

/** `startsOn`: the day the rescission period begins for the recipient. */
const notices = (openedOn: Day, startsOn: Day): DocumentToWrite[] =>
  ([1, 2] as const).map((copy) => ({ kind: 'rescissionNotice', openedOn, startsOn, copy }));

type Issue = { facts: WritingFacts; asked: readonly DocumentToWrite[]; subject: Subject; owner?: string };

const issueAll = async (container: Container, tx: Tx, { facts, asked, subject, owner }: Issue): Promise<void> => {
  const termsHash = termsHashOf(facts);
  for (const each of asked) {
    const content = writeDocument(facts, each);
    if (content) await saveIssued(container, { tx, subject, content, termsHash, ...(owner ? { owner } : {}) });
  }
};

/** Two notices of the right to cancel and the terms, for a non-borrowing owner, on the day of delivery. */
export const issueOwnerDocuments = async (
  container: Container,
  tx: Tx,
  { stored, openedOn, startsOn, owner: { owner, name } }: Opened & { startsOn: Day; owner: Owner },
): Promise<void> => {
  const subject = { applicationId: stored.id, person: 'borrower' } as const;
  const line = await findAcceptedOffer(tx, stored.id);
  const facts = { ...(await writingFacts(container, { tx, stored, person: 'borrower', line })), owner: name };
  const limits = findStateLimits(getPolicy(facts.preparedOn), stored.document.property.state);
  // The Texas terms bind the lien on the home, and every owner gets what is part of the agreement.
  const terms = facts.mayBePrincipalResidence && limits?.acknowledgesValue ? [{ kind: 'homesteadTerms' } as const] : [];
  const known = await ownerDocumentsOf(tx, { applicationId: stored.id, owner });
  const isThere = known.some(({ kind }) => kind === 'homesteadTerms');
  const asked: DocumentToWrite[] = [
    ...notices(openedOn, startsOn),
    { kind: 'accountOpening' },
    ...(isThere ? [] : terms),
  ];
  await issueAll(container, tx, { facts, asked, subject, owner });
};

/** The link where a non-borrowing owner finds their documents and may cancel. Without an address, staff delivers them. */
export const inviteOwner = async (
  container: Container,
  tx: Tx,
  { stored: { id, document }, openedOn, owner: { owner, name, email } }: Opened & { owner: Owner },
): Promise<void> => {
  if (email === null) return;
  const token = newToken();
  await addTaskLink(tx, {
    token,
    applicationId: id,
    task: 'cancel',
    subject: owner,
    recipient: email,
    maker: null,
    days: LINK_DAYS,
  });
  await sendMessage(container, tx, {
    name: 'rightToCancel',
    recipient: email,
    applicationId: id,
    deliveryKey: `rightToCancel/${id}/${owner}`,
    variables: {
      name,
      home: document.property.line1 ?? '',
      openedOn: container.words.inLongDate(openedOn),
      cancelUrl: `${container.env.PUBLIC_URL}/app/cancel?token=${token}`,
    },
  });
};

/** Borrowers who signed before the account opened have notices dated too early: they get two with the right date. */
export const correctNotices = async (
  container: Container,
  tx: Tx,
  { stored, openedOn, subject }: Opened & { subject: Subject },
): Promise<void> => {
  const { applicationId, person } = subject;
  const signed = await writtenDocumentsOf(tx, { applicationId, person, packet: 'closing' });
  const own = signed.filter(({ kind }) => kind === 'rescissionNotice');
  if (own.every(({ termsHash }) => termsHash.endsWith(openedOn))) return;
  const line = await findAcceptedOffer(tx, stored.id);
  const facts = await writingFacts(container, { tx, stored, person, line });
  await issueAll(container, tx, { facts, asked: notices(openedOn, openedOn), subject });
};
