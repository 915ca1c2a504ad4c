import { fundLoan } from '#server/usecases/closing/fund-loan.ts';
import type { LoanClosing } from '#server/usecases/closing/loan-closing.ts';
import { loanStaff } from '../loan-staff.ts';
import { staffBrowser } from '../staff-browsers.ts';
import type { TestServer } from '../test-server.ts';
import { fundableLoan } from './fundable-loan.ts';

const whole = { scopeKind: 'lender' } as const;

/** Two members of staff who fund, and the calls they make. */
export const paymentDesk = async (server: TestServer) => {
  const first = await staffBrowser(server, [{ role: 'manager', ...whole }]);
  const second = await staffBrowser(server, [{ role: 'processor', ...whole }]);
  const viewOf = async (loanId: string) => (await first.query('loanFile.closing', { loanId })).data as LoanClosing;
  const paidTo = async (loanId: string, kind: 'cash' | 'payoff' = 'cash') =>
    (await viewOf(loanId)).paid.filter((each) => each.kind === kind).at(-1);
  const release = async (loanId: string) =>
    fundLoan(server.container, {
      staff: await loanStaff(server.container, { role: 'manager', action: 'fund', applicationId: loanId }),
    });
  return {
    first,
    second,
    viewOf,
    paidTo,
    release,
    /** A loan with its payments just released. */
    released: async () => {
      const { applicationId: loanId, browser, submit } = await fundableLoan(server);
      const outcome = await release(loanId);
      if (outcome.kind !== 'released') throw new Error(JSON.stringify(outcome));
      return { loanId, applicant: browser, submit };
    },
  };
};
export type PaymentDesk = Awaited<ReturnType<typeof paymentDesk>>;
