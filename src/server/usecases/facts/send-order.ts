import type { SentOrderOutcome } from '#entities/contract/desk/vendor-order.ts';
import type { OutsideQuestion } from '#entities/facts/outside-question.ts';
import type { Person } from '#entities/values/person.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { reportsOf } from '#server/db/repos/application/reports.ts';
import { askOutside } from '../asking/ask-outside.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { vendorOrdersIn } from './vendor-orders.ts';

type Order = { staff: LoanStaff<'workLoan'>; what: OutsideQuestion; person: Person };

/** Staff order what was never ordered, or order again what failed. What is there or under way is not paid for twice. */
export const sendOrder = async (
  container: Container,
  { staff: { accountId, applicationId }, what, person }: Order,
): Promise<{ kind: SentOrderOutcome }> => {
  const state = await container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    await requireOpenLoan(tx, stored);
    const orders = vendorOrdersIn(container, await reportsOf(tx, applicationId));
    const order = orders.find((each) => each.what === what && each.person === person);
    if (!order) throw new AppError('notFound');
    if (order.state === 'failed' || order.state === 'open') {
      const body = { what, person };
      await appendEvent(tx, { applicationId, actor: { staff: accountId }, kind: 'orderSent', body });
    }
    return order.state;
  });
  if (state === 'found' || state === 'asking') return { kind: state };
  if (state === 'firstLook' || state === 'other') return { kind: 'notFound' };
  return { kind: await askOutside(container, { applicationId, person, what }) };
};
