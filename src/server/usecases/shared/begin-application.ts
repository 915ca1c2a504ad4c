import type { Day } from '#entities/values/day.ts';
import type { LeadSource } from '#entities/values/lead-source.ts';
import { applicationBegan } from '#funnel/application-began.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { hasClock } from '#server/db/repos/loan/clocks.ts';
import { startClock } from './clocks.ts';

/** Brought by a partner or by staff, on the phone or at a desk. */
const broughtSources: ReadonlySet<LeadSource | null> = new Set<LeadSource | null>(['MCR', 'partner', 'staff']);

type Begun = { stored: Pick<StoredApplication, 'id' | 'document'>; on: Day; hasBegun: Promise<boolean> };

/**
 * The moment an inquiry becomes an application, with its reason. One that came through a partner or staff is sent its disclosures
 * within 3 business days (12 CFR 1026.40(b)); others get them before the first page of the application.
 */
export const beginApplication = async (
  tx: Tx,
  { stored: { id, document }, on, hasBegun }: Begun,
): Promise<'inquiry' | 'application'> => {
  if (await hasBegun) return 'application';
  const why = applicationBegan(document);
  if (why === null) return 'inquiry';
  await appendEvent(tx, { applicationId: id, actor: 'system', kind: 'applicationBegan', body: { why, on } });
  const at = { applicationId: id, kind: 'earlyDisclosures' } as const;
  if (broughtSources.has(document.leadSource) && !(await hasClock(tx, at))) await startClock(tx, { ...at, on });
  return 'application';
};
