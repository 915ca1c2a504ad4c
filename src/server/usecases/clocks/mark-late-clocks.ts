import { loanNumberText } from '#entities/values/loan-number.ts';
import { holdClocks, personsClocks } from '#rules/compliance/clocks.ts';
import { may } from '#server/auth/permissions.ts';
import { isWithin, reachOf } from '#server/auth/reach.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { officeOf } from '#server/db/repos/accounts/offices.ts';
import { staffWithGrants } from '#server/db/repos/accounts/staff.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { clocksDueBefore, markClockLate, unmarkedLateClocks } from '#server/db/repos/loan/late-clocks.ts';
import { sendMessage } from '../messages/send-message.ts';
import { clockKindOf, meetClock } from '../shared/clocks.ts';
import { refreshOpenLoans } from './refresh-open-loans.ts';

/** The staff responsible for a loan: its assignee or, while unassigned, the managers whose reach covers it. */
const responsibleFor = async (tx: Tx, applicationId: string) => {
  const place = await officeOf(tx, applicationId);
  const staff = (await staffWithGrants(tx)).filter(({ status }) => status === 'active');
  if (place === null) return [];
  const owner = staff.find(({ id }) => id === place.assignedTo);
  if (owner) return [owner];
  return staff.filter(({ id, grants }) => {
    const reach = reachOf({ accountId: id, grants: grants.filter((grant) => may([grant], 'assign')) }, 'assign');
    return reach !== null && isWithin(reach, place);
  });
};

/** Holds end by themselves, the day after their last one. */
const endHolds = async (container: Container): Promise<void> => {
  const { db, transact } = container.database;
  const on = container.clock.today();
  for (const { applicationId, kind } of await clocksDueBefore(db, { day: on, kinds: holdClocks }))
    await transact(async (tx) => {
      await lockApplication(tx, applicationId);
      await meetClock(tx, { applicationId, kind: clockKindOf(kind), on, by: 'daysPassed' });
    });
};

/** Marks and logs each expired clock once, and notifies the responsible staff once by mail. */
export const markLateClocks = async (container: Container): Promise<void> => {
  const { db, transact } = container.database;
  const today = container.clock.today();
  await endHolds(container);
  for (const { id, applicationId } of await unmarkedLateClocks(db, { today, but: [...personsClocks, ...holdClocks] }))
    await transact(async (tx) => {
      const stored = await lockApplication(tx, applicationId);
      const clock = stored && (await markClockLate(tx, { id, on: today }));
      if (!stored || !clock) return;
      const { kind, dueOn } = clock;
      await appendEvent(tx, {
        applicationId,
        actor: 'system',
        kind: 'clockLate',
        body: { kind, dueOn, markedOn: today },
      });
      const { firstName, lastName } = stored.document.borrower;
      for (const { id: accountId, email, name } of await responsibleFor(tx, applicationId))
        await sendMessage(container, tx, {
          name: 'clockLate',
          recipient: email,
          applicationId,
          deliveryKey: `clockLate/${id}/${accountId}`,
          variables: {
            firstName: name.split(' ')[0] ?? name,
            loanNumber: loanNumberText(stored.loanNumber),
            names: [lastName, firstName].filter(Boolean).join(', '),
            clock: container.words.clockWords[clockKindOf(kind)].name,
            dueOn: container.words.inLongDate(dueOn),
            loanUrl: `${container.env.PUBLIC_URL}/portal/loan/${applicationId}`,
          },
        });
    });
  await refreshOpenLoans(container);
};
