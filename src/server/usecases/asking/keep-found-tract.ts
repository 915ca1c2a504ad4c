import { countyCode } from '#rules/hmda/county-code.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { dropFoundTract, findTract, keepTract } from '#server/db/repos/loan/lar-rows.ts';

/**
 * The tract the address service found for the home; null where it found none, so that none of an earlier address stays. A tract that staff
 * looked up is theirs to change.
 */
export const keepFoundTract = async (
  { clock, jobs }: Pick<Container, 'clock' | 'jobs'>,
  tx: Tx,
  { stored, tract }: { stored: StoredApplication; tract: string | null },
): Promise<void> => {
  const applicationId = stored.id;
  const earlier = await findTract(tx, applicationId);
  if ((earlier !== null && earlier.recordedBy !== null) || (earlier?.tract ?? null) === tract) return;
  const { state, county } = stored.document.property;
  const code = state !== null && county !== null ? await countyCode(state, county) : null;
  if (tract === null || (code !== null && !tract.startsWith(code))) {
    await dropFoundTract(tx, applicationId);
    return;
  }
  const source = 'US Census Bureau geocoder';
  const found = { recordedBy: null, recordedByName: null, recordedOn: clock.today() };
  await keepTract(tx, { applicationId, tract, source, ...found });
  const body = { tract, note: source };
  await appendEvent(tx, { applicationId, actor: { thirdParty: 'outside' }, kind: 'tractRecorded', body });
  await jobs.enqueue(tx, 'keepLar', { applicationId });
};
