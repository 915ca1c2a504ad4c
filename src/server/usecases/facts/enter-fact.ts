import { isDeepStrictEqual } from 'node:util';
import type { Application } from '#entities/application/application.ts';
import { type EnteredFact, enteredFact } from '#entities/facts/entered-fact.ts';
import { getPolicy } from '#policy/policies.ts';
import { statedIncomes } from '#rules/income/stated-incomes.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { findConsent } from '#server/db/repos/application/consents.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addFactEntry, factEntriesOf } from '#server/db/repos/loan/fact-entries.ts';
import { filesOf } from '#server/db/repos/loan/files.ts';
import { knownAddress } from '../shared/known-address.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { bringIntoForce } from './bring-into-force.ts';
import { factDay, factPerson } from './fact-answer.ts';

export const enterOutcome = [
  'inForce',
  'waiting',
  'waitingAlready',
  'changedMeanwhile',
  'enteredBefore',
  'fileMissing',
  'addressMissing',
  'inFuture',
  'noConsent',
  'unknownIncome',
] as const;
export type EnterOutcome = { kind: (typeof enterOutcome)[number] };

type Entering = {
  staff: LoanStaff<'workLoan'>;
  fact: EnteredFact;
  fileId: string;
  /** The newest entry of the same fact on the page, null for none; left out where no page is behind it. */
  seen?: string | null;
};

/** Each amount belongs to an income the applicant stated. */
const isStated = (application: Application, fact: EnteredFact): boolean => {
  if (fact.kind !== 'income') return true;
  const known = new Set(statedIncomes(application, fact.person).map(({ subject }) => subject));
  return fact.amounts.every(({ subject }) => known.has(subject));
};

/**
 * What an entry of the same fact that the page has not seen makes of this one; null where there is none. One's own second press, as
 * after an answer that was lost, comes to what the first one did.
 */
const unseenEntry = async (
  tx: Tx,
  { staff: { accountId, applicationId }, fact, fileId, seen }: Entering,
): Promise<EnterOutcome | null> => {
  if (seen === undefined) return null;
  const person = factPerson(fact);
  const newest = (await factEntriesOf(tx, applicationId)).findLast(
    (row) => row.kind === fact.kind && row.person === person,
  );
  if ((newest?.id ?? null) === seen) return null;
  if (newest?.enteredBy !== accountId) return { kind: 'changedMeanwhile' };
  const isSame = newest.fileId === fileId && isDeepStrictEqual(enteredFact.parse(newest.fact), fact);
  return { kind: isSame && newest.state !== 'declined' ? newest.state : 'enteredBefore' };
};

/** Why it cannot be entered; null where it can. */
const refusalOf = async (
  { clock }: Container,
  tx: Tx,
  {
    applicationId,
    document,
    fact,
    fileId,
  }: { applicationId: string; document: Application } & Pick<Entering, 'fact' | 'fileId'>,
): Promise<EnterOutcome | null> => {
  const person = factPerson(fact);
  if (document[person] === null) throw new AppError('invalidInput');
  const on = factDay(fact);
  if (on !== null && on > clock.today()) return { kind: 'inFuture' };
  const file = (await filesOf(tx, applicationId)).find(({ id }) => id === fileId);
  if (!file || file.retiredAt !== null || file.state !== 'clean') return { kind: 'fileMissing' };
  if (!isStated(document, fact)) return { kind: 'unknownIncome' };
  const isHard = fact.kind === 'credit' && !fact.report.isSoft;
  const consent = fact.kind === 'credit' ? (isHard ? 'hardPull' : 'softPull') : null;
  if (consent && !(await findConsent(tx, { applicationId, person, kind: consent }))) return { kind: 'noConsent' };
  return null;
};

/**
 * Staff enter a fact they read from a document. Where policy asks for a second person it waits for them, and until then the rules do
 * not use it.
 */
export const enterFact = (container: Container, entering: Entering): Promise<EnterOutcome> =>
  container.database.transact(async (tx): Promise<EnterOutcome> => {
    const { staff, fact, fileId } = entering;
    const { accountId, applicationId, name } = staff;
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    await requireOpenLoan(tx, stored);
    const { document } = stored;
    const address = knownAddress(document);
    if (!address) return { kind: 'addressMissing' };
    const refused = await refusalOf(container, tx, { applicationId, document, fact, fileId });
    if (refused) return refused;
    const unseen = await unseenEntry(tx, entering);
    if (unseen) return unseen;
    const { fourEyes } = getPolicy(container.clock.today());
    const state = fourEyes?.facts.includes(fact.kind) ? 'waiting' : 'inForce';
    const person = factPerson(fact);
    const by = { enteredBy: accountId, enteredByName: name };
    const entryId = await addFactEntry(tx, { applicationId, kind: fact.kind, person, fact, fileId, state, ...by });
    if (entryId === null) return { kind: 'waitingAlready' };
    const told = state === 'waiting' ? 'waitsForSecond' : state;
    const body = { entryId, fact: fact.kind, person, fileId, state: told };
    await appendEvent(tx, { applicationId, actor: { staff: accountId }, kind: 'factEntered', body });
    if (state === 'inForce')
      await bringIntoForce(container, tx, { stored, address, entryId, fact, staffId: accountId });
    else await saveApplication(tx, stored);
    return { kind: state };
  });
