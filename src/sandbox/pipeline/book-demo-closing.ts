import type { Day } from '#entities/values/day.ts';
import { openTimes } from '#rules/closing/closing-slots.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { bookClosing, closingChoices } from '#server/usecases/closing/book-closing.ts';

/** Books the chosen day from those available. */
export const bookDemoClosing = async (
  { container, applicationId }: { container: Container; applicationId: string },
  choose: (days: readonly Day[]) => Day | undefined,
): Promise<Day> => {
  const stored = await findApplication(container.database.db, applicationId);
  const choices = stored && (await closingChoices(container, container.database.db, stored));
  const place = 'office';
  const open = choices?.days.filter((on) => openTimes(choices, { on, place }).length > 0) ?? [];
  const on = choose(open);
  const [time] = choices && on ? openTimes(choices, { on, place }) : [];
  if (!on || !time) throw new Error('There is no day to close a made-up loan on.');
  await bookClosing(container, { applicationId, actor: 'borrower' }, { on, time, place });
  return on;
};
