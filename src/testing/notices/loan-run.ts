import { expect } from 'vitest';
import type { Day } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import { markLateClocks } from '#server/usecases/clocks/mark-late-clocks.ts';
import { sendDueNotices } from '#server/usecases/clocks/send-due-notices.ts';
import { clocksOf } from '#server/usecases/shared/clocks.ts';
import { passDays } from '../pass-days.ts';
import type { TestServer } from '../test-server.ts';
import { mailLetters, mailsAccepted } from './notices.ts';

/** A day of the office: the morning's jobs, the mail server, and a processor who mails the letters. */
export const officeDay = async (server: TestServer): Promise<void> => {
  passDays(server, 1);
  await markLateClocks(server.container);
  await sendDueNotices(server.container);
  await mailsAccepted(server);
  await mailLetters(server);
};

export const officeDays = async (server: TestServer, days: number): Promise<void> => {
  for (let day = 0; day < days; day += 1) await officeDay(server);
};

/** `owner`: one who does not borrow. */
export type NoticeRun = { kind: string; person: Person; owner: string | null; channel: string; onDay: number };

/** Which notices went to whom, how, and on which day of the run. Printed, so that a person can read what a borrower got. */
export const noticesOf = async (
  { container }: TestServer,
  { applicationId, name, began }: { applicationId: string; name: string; began: Day },
): Promise<NoticeRun[]> => {
  const { rows } = await container.database.pool.query(
    `SELECT d.kind, d.person, d.owner, d.channel, d.sent_on - $2::date AS on_day FROM notice_deliveries d
     WHERE d.application_id = $1 AND d.sent_on IS NOT NULL ORDER BY d.made_at, d.person`,
    [applicationId, began],
  );
  const notices = rows.map(({ kind, person, owner, channel, on_day }) => ({
    ...{ kind, person, owner, channel },
    onDay: on_day,
  }));
  const lines = notices.map(
    ({ kind, person, owner, channel, onDay }) =>
      `  day ${onDay}: ${kind} to ${owner ? `the owner ${owner}` : `the ${person}`} by ${channel}`,
  );
  process.stdout.write(`${[`${name}:`, ...lines].join('\n')}\n`);
  return notices;
};

/** No duty is late, and none of ours is left open. */
export const expectDutiesDone = async ({ container }: TestServer, applicationId: string): Promise<void> => {
  const clocks = await clocksOf(container, { applicationId });
  expect(clocks.filter(({ isLate, metBy }) => isLate && metBy !== 'lapsed').map(({ kind }) => kind)).toEqual([]);
  expect(clocks.filter(({ state }) => state !== 'met').map(({ kind }) => kind)).toEqual([]);
};
