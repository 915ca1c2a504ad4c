import { endVisit } from '#sandbox/db/sandbox-visits.ts';
import type { Container } from '#server/container.ts';
import { consentAndAsk } from '#server/usecases/asking/consent-and-ask.ts';
import { returnFromVendor } from '#server/usecases/asking/own-journeys.ts';
import type { Subject } from '#server/vendors/port.ts';

const capabilityOf = { payroll: 'payrollIncome', bank: 'bankIncome' } as const;

/** Consents, goes through the made-up vendor's page and comes back, as an applicant would. */
export const agreeAndShare = async (
  container: Container,
  { kind, ...subject }: Subject & { kind: keyof typeof capabilityOf },
): Promise<void> => {
  const { url } = await consentAndAsk(container, { ...subject, kind, address: null });
  if (url === null) return;
  await endVisit(container.database.db, { reference: url.slice(url.lastIndexOf('/') + 1), state: 'shared' });
  await returnFromVendor(container, { ...subject, capability: capabilityOf[kind] });
};
