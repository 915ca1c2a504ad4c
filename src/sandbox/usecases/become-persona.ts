import { emptyApplication } from '#entities/application/application.ts';
import type { Step } from '#funnel/engine/define-step.ts';
import { stepByKey } from '#funnel/engine/step-lookup.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { addAccount } from '#server/db/repos/accounts/accounts.ts';
import { addPerson } from '#server/db/repos/application/application-people.ts';
import { addApplication, findApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { openSessionFor } from '#server/usecases/accounts/sessions.ts';
import { submitStep } from '#server/usecases/application/submit-step.ts';
import { receiveCurrentDisclosures } from '#server/usecases/documents/disclosures.ts';
import { consentCode } from '#server/usecases/documents/prepare-documents.ts';
import { giveEConsent } from '#server/usecases/signing/signing-consent.ts';
import type { Subject } from '#server/vendors/port.ts';
import { demoPeople } from '../demo-people.ts';
import { agreeAndShare } from './agree-and-share.ts';
import { uploadMadeUpId } from './upload-made-up-id.ts';

/** The consent a page requires before it can be saved. */
const consentWanted = ({ requires }: Step, { incomeVerificationMethod: method }: Record<string, unknown>) =>
  requires.includes('incomeConsent') && (method === 'payroll' || method === 'bank') ? method : null;

/** The code is what the person would read in the consent. */
const agreeToElectronicRecords = async (container: Container, subject: Subject): Promise<void> => {
  const sender = { address: '127.0.0.1', agent: 'sandbox' };
  await giveEConsent(container, subject, { code: consentCode(container, subject), sender });
};

type Way = NonNullable<ReturnType<typeof demoPeople.wayTo>>;

/** A page may be outdated this often in a row: each time a vendor's answer has just been written. */
const MOST_READS = 6;

type Save = Pick<Way, 'variant'> & { applicationId: string; visit: Way['visits'][number] };

/** Reads a page, and saves its answers. */
const answerVisit = async (
  container: Container,
  { applicationId, variant, visit: { person, key, answersOn } }: Save,
): Promise<Awaited<ReturnType<typeof submitStep>>['kind']> => {
  const { database } = container;
  const stored = await findApplication(database.db, applicationId);
  const step = stored && stepByKey(key, { variant });
  if (!stored || !step) throw new AppError('notFound');
  if (step.requires.includes('receivedDisclosures'))
    await receiveCurrentDisclosures(container, { applicationId, person });
  const method = consentWanted(step, answersOn(stored.document));
  if (method) await agreeAndShare(container, { applicationId, person, kind: method });
  const known = method ? await findApplication(database.db, applicationId) : stored;
  if (!known) throw new AppError('notFound');
  const answers = answersOn(known.document);
  if (key === 'disclosures') await agreeToElectronicRecords(container, { applicationId, person });
  if (key === 'identityVerification') await uploadMadeUpId(container, { applicationId, person, answers });
  const submission = { key, answers, base: step.read(known.document, person), asOf: container.clock.today() };
  return (await submitStep(container, { applicationId, person }, submission)).kind;
};

/** Answers pages through the regular saves, as the applicants would: where a late report changed the page, they read it and answer again. */
export const answerVisits = async (
  container: Container,
  { applicationId, name, variant, visits }: Way & { applicationId: string; name: string },
): Promise<void> => {
  for (const visit of visits) {
    let kind = await answerVisit(container, { applicationId, variant, visit });
    for (let reads = 1; kind === 'conflict' && reads < MOST_READS; reads += 1)
      kind = await answerVisit(container, { applicationId, variant, visit });
    if (kind !== 'saved') throw new Error(`${name} could not save ${visit.key}: ${kind}`);
  }
};

/** Starts an empty application as a demo persona. */
export const beginPersona = (
  { database }: Container,
  { name, variant }: { name: string; variant: Way['variant'] },
): Promise<{ accountId: string; applicationId: string }> =>
  database.transact(async (tx) => {
    const accountId = await addAccount(tx, { realm: 'applicant' });
    const applicationId = await addApplication(tx, { document: emptyApplication(), status: 'unknown', variant });
    await addPerson(tx, { applicationId, person: 'borrower', accountId });
    await appendEvent(tx, {
      applicationId,
      actor: { thirdParty: 'sandbox' },
      kind: 'leadStarted',
      body: { persona: name },
    });
    return { accountId, applicationId };
  });

/** Takes a demo persona to a page through the regular saves, including vendor sandboxes. Returns the session and the page. */
export const becomePersona = async (
  container: Container,
  { name, step }: { name: string; step: string },
): Promise<{ secret: string; path: string }> => {
  const way = demoPeople.wayTo({ name, step });
  const target = way && stepByKey(step, way);
  if (!way || !target) throw new AppError('notFound');
  const { accountId, applicationId } = await beginPersona(container, { name, variant: way.variant });
  await answerVisits(container, { applicationId, ...way, name });
  return {
    secret: await openSessionFor(container, { realm: 'applicant', accountId, applicationId }),
    path: target.path,
  };
};
