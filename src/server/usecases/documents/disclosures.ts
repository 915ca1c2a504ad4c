import { type DisclosureName, disclosureName, isNeededForPageOne } from '#entities/contract/disclosure-name.ts';
import type { WrittenDocument as WrittenPaper } from '#entities/contract/written-document.ts';
import type { Day } from '#entities/values/day.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import type { Person } from '#entities/values/person.ts';
import { visibleApplication } from '#funnel/engine/visible-application.ts';
import { findPolicyVersion, getPolicy } from '#policy/policies.ts';
import type { Policy } from '#policy/policy.ts';
import { policyWithIndex } from '#rules/pricing/policy-with-index.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { hasClock } from '#server/db/repos/loan/clocks.ts';
import { addReceipt, receiptsOf } from '#server/db/repos/loan/disclosure-receipts.ts';
import { releasedIndexes } from '#server/db/repos/outside/index-dates.ts';
import { disclosureDocument } from '#server/documents/disclosure-document.ts';
import { documentPdf } from '#server/documents/document-pdf.ts';
import { templateOn } from '#server/documents/template.ts';
import { meetClock, startClock } from '../shared/clocks.ts';

const policyOn = async ({ database }: Pick<Container, 'database'>, on: Day): Promise<Policy> =>
  policyWithIndex(getPolicy(on), await releasedIndexes(database.db), on);

/** The figures of the early disclosures come from the policy and its index: both are part of their version. */
const figuresVersion = ({ version, index }: Policy): string =>
  index.effectiveFrom === findPolicyVersion(version)?.index.effectiveFrom
    ? version
    : `${version}/${index.effectiveFrom}`;

type Versions = Readonly<Record<DisclosureName, string>>;

const versionsOf = async (container: Pick<Container, 'clock' | 'env' | 'database'>): Promise<Versions> => {
  const today = container.clock.today();
  const figures = figuresVersion(await policyOn(container, today));
  const versionOf = (name: DisclosureName) => templateOn(name, { locale: container.env.LOCALE, on: today }).version;
  return {
    earlyDisclosures: `${versionOf('earlyDisclosures')}/${figures}`,
    brochure: versionOf('brochure'),
    privacyNotice: versionOf('privacyNotice'),
    identityNotice: versionOf('identityNotice'),
  };
};

type Owner = { applicationId: string; person: Person };
export type DisclosureStatus = { paper: DisclosureName; version: string; receivedAt: Date | null; givenOn: Day | null };

/** The disclosures in force, when this applicant received them, and the day they last received any version. */
export const disclosuresOf = async (
  container: Container,
  { applicationId, person }: Owner,
): Promise<DisclosureStatus[]> => {
  const receipts = await receiptsOf(container.database.db, { applicationId, person });
  const versions = await versionsOf(container);
  return disclosureName.options.map((name) => {
    const version = versions[name];
    const given = receipts.findLast((each) => each.paper === name);
    const receivedAt = receipts.find((each) => each.paper === name && each.version === version)?.receivedAt ?? null;
    return { paper: name, version, receivedAt, givenOn: given ? container.clock.dayOf(given.receivedAt) : null };
  });
};

/** The text as this applicant received it, or as it is today. */
export const currentDisclosure = async (
  container: Container,
  { applicationId, person }: Owner,
  name: DisclosureName,
): Promise<WrittenPaper> => {
  const stored = await findApplication(container.database.db, applicationId);
  if (!stored) throw new AppError('notFound');
  const known = await disclosuresOf(container, { applicationId, person });
  const preparedOn = known.find((each) => each.paper === name)?.givenOn ?? container.clock.today();
  const application = visibleApplication(stored.document, person);
  const loanNumber = loanNumberText(stored.loanNumber);
  const { lender, env } = container;
  const facts = { locale: env.LOCALE, application, loanNumber, person, lender, preparedOn };
  const indexes = await releasedIndexes(container.database.db);
  const policy = policyWithIndex(getPolicy(preparedOn), indexes, preparedOn);
  return disclosureDocument({ ...facts, policy, indexes }, name);
};

/** The same text as a PDF to keep. */
export const disclosurePdf = async (
  container: Container,
  owner: Owner,
  name: DisclosureName,
): Promise<{ base64: string }> => {
  const { bytes } = await documentPdf(await currentDisclosure(container, owner, name));
  return { base64: bytes.toString('base64') };
};

/** A receipt of any version counts: later changes in terms are disclosed again without a new receipt. */
export const hasReceivedDisclosures = async (db: Reader, { applicationId, person }: Owner): Promise<boolean> => {
  const receipts = await receiptsOf(db, { applicationId, person });
  return disclosureName.options
    .filter(isNeededForPageOne)
    .every((name) => receipts.some((each) => each.paper === name));
};

type Receipt = Owner & { versions: Versions; address: string | null };

/** Recorded with version, time and IP address; repeating it changes nothing. */
export const receiveDisclosures = async (
  container: Container,
  { applicationId, person, versions, address }: Receipt,
): Promise<void> => {
  const current = await versionsOf(container);
  for (const name of disclosureName.options) if (versions[name] !== current[name]) throw new AppError('invalidInput');
  await container.database.transact(async (tx) => {
    for (const name of disclosureName.options) {
      const version = versions[name];
      const isNew = await addReceipt(tx, { applicationId, person, paper: name, version, address });
      const body = { paper: name, version };
      if (isNew) await appendEvent(tx, { applicationId, actor: person, kind: 'paperReceived', body });
    }
    const on = container.clock.today();
    // Delivered with the form, the clock is met as it starts; by partner or phone it has been running.
    if (!(await hasClock(tx, { applicationId, kind: 'earlyDisclosures' })))
      await startClock(tx, { applicationId, kind: 'earlyDisclosures', on });
    await meetClock(tx, { applicationId, kind: 'earlyDisclosures', on, by: 'papersReceived' });
    // The first receipt begins the days in which no fee is taken; a later version does not.
    if (!(await hasClock(tx, { applicationId, kind: 'feeHold' })))
      await startClock(tx, { applicationId, kind: 'feeHold', on });
  });
};

/** For walking a demo applicant through the pages. */
export const receiveCurrentDisclosures = async (container: Container, owner: Owner): Promise<void> =>
  receiveDisclosures(container, { ...owner, versions: await versionsOf(container), address: null });
