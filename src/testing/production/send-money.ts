import { addDays } from '#entities/values/day.ts';
import { isBusinessDay } from '#rules/calendar/business-days.ts';
import { readNacha } from '#server/vendors/payments/read-nacha.ts';
import { addReport, closingOf, expectKind, type ProductionLoan, tellHook, told, until } from './production-loan.ts';
import type { TreasuryServer } from './servers/treasury-server.ts';

type Told = { kind: string };
const account = { routingNumber: '021000021', accountNumber: '700800900', accountKind: 'checking' } as const;

/** Every creditor's letter, entered with its file and confirmed by a second person. */
export const confirmPayoffs = async (loan: ProductionLoan): Promise<void> => {
  const { desk, loanId, today } = loan;
  for (const { subject, balance, letter: known } of (await closingOf(loan)).payoffs) {
    if (known !== null) continue;
    const to = { method: 'ach', holder: 'Union Card', memo: '4411', bankName: null, ...account };
    const letter = { amount: balance * 100 + 4417, perDiem: 212, goodThrough: addDays(today(), 40), to };
    const fileId = await addReport(loan, 'payoffLetter');
    const entered = { loanId, subject, letter, fileId };
    await until('the payoff letter is scanned', async () => {
      const answer = told<Told>(await desk.processor.mutate('loanMoney.enterPayoff', entered));
      return answer.kind === 'waiting' || answer.kind === 'waitingAlready';
    });
    const { payoffs } = told<{ payoffs: { subject: string; waiting: { id: string } | null }[] }>(
      await desk.loanOfficer.query('loanFile.closing', { loanId }),
    );
    const letterId = payoffs.find((each) => each.subject === subject)?.waiting?.id;
    const second = { loanId, letterId, isConfirmed: true };
    expectKind('the payoff', told(await desk.loanOfficer.mutate('loanMoney.settlePayoff', second)), 'inForce');
  }
};

/** Two people approve the payments, and one of them releases them. */
export const releaseMoney = async (loan: ProductionLoan): Promise<Told & { blocks?: string[] }> => {
  const { desk, loanId } = loan;
  await confirmPayoffs(loan);
  const { plan } = await closingOf(loan);
  for (const staff of [desk.manager, desk.processor])
    expectKind('the payments', told(await staff.mutate('loanMoney.agree', { loanId, plan })), 'agreed');
  return told(await desk.manager.mutate('loanMoney.fund', { loanId }));
};

/** One file for the bank, read back, handed over, and no return in the days banks take. */
export const settleByBankFile = async (loan: ProductionLoan): Promise<void> => {
  const { desk, pass, today, runJob } = loan;
  const { fileId, kind } = told<{ kind: string; fileId: string }>(await desk.manager.mutate('payments.makeFile', {}));
  expectKind('the bank file', { kind }, 'made');
  const { text } = told<{ text: string }>(await desk.manager.mutate('payments.takeFile', { fileId }));
  const read = readNacha(text);
  if (read.kind !== 'read') throw new Error(`The bank would refuse the file: ${JSON.stringify(read)}`);
  const paid = (await closingOf(loan)).paid.filter(({ channel }) => channel === 'file');
  const entries = read.batches.flatMap((batch) => batch.entries);
  for (const { trace, amount } of paid)
    if (entries.filter((entry) => entry.trace === trace && entry.amount === amount).length !== 1)
      throw new Error(`The bank file does not hold the payment ${trace} once.`);
  expectKind('handing it over', told(await desk.manager.mutate('payments.handOver', { fileId })), 'done');
  await pass(7);
  while (!isBusinessDay(today(), 'banking')) await pass(1);
  await runJob('followPayments');
};

/** The bank's service pays, and tells us by signed webhooks. */
export const settleByService = async (loan: ProductionLoan, bank: TreasuryServer): Promise<void> => {
  const paidOf = async () => (await closingOf(loan)).paid.filter(({ channel }) => channel === 'api');
  await until('every payment is with the bank', async () => (await paidOf()).every(({ state }) => state === 'sent'));
  for (const { body, headers } of bank.complete()) await tellHook(loan, 'payments', { body, headers });
  await until('every payment is settled', async () => (await paidOf()).every(({ state }) => state === 'settled'));
};
