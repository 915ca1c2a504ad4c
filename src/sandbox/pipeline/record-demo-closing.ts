import { type ClosingRecord, emptyClosingRecord } from '#entities/facts/closing-record.ts';
import { addDays } from '#entities/values/day.ts';
import type { Container } from '#server/container.ts';
import { findApplication, type StoredApplication } from '#server/db/repos/application/applications.ts';
import { closingRecordOf } from '#server/db/repos/closing/closing-records.ts';
import { recordClosing } from '#server/usecases/closing/record-closing.ts';
import type { LoanStaff } from '#server/usecases/shared/require-staff.ts';

type Stage = 'booked' | 'signed' | 'recorded';

/** What a closing agent has told by then: the title file first, the notary at the signing, the recording after the money. */
const toldAt = (
  stage: Stage,
  { loanNumber, document: { property } }: StoredApplication,
  { clock }: Container,
): Partial<ClosingRecord> => {
  const number = String(loanNumber).padStart(7, '0');
  const today = clock.today();
  switch (stage) {
    case 'booked':
      return { titleCompany: 'Sample Title and Escrow', titleFile: `ST-${number}`, county: property.county };
    case 'signed':
      return {
        notaryName: 'Nora Pruitt',
        notaryCommission: `${property.state ?? ''} 2023-118846`.trim(),
        notaryExpiresOn: addDays(today, 500),
      };
    case 'recorded':
      return { instrumentNumber: `${today.slice(0, 4)}-${number}`, recordedOn: today };
  }
};

/** Adds what is known by then to what was recorded before. */
export const recordDemoClosing = async (
  container: Container,
  { staff, stage }: { staff: LoanStaff<'close'>; stage: Stage },
): Promise<void> => {
  const { db } = container.database;
  const stored = await findApplication(db, staff.applicationId);
  if (!stored) return;
  const before = await closingRecordOf(db, staff.applicationId);
  const record = { ...(before?.record ?? emptyClosingRecord()), ...toldAt(stage, stored, container) };
  const { kind } = await recordClosing(container, { staff, record, seen: before?.at ?? null });
  if (kind !== 'recorded') throw new Error(`The closing of a sample loan could not be recorded: ${kind}.`);
};
