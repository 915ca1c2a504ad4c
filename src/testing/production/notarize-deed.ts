import type { Check } from './lend-without-vendors.ts';
import { addReport, closingOf, expectKind, type ProductionLoan, tellHook, told, until } from './production-loan.ts';
import type { VendorServers } from './vendor-servers.ts';

/** Staff hand the deed to the remote notary, everyone signs there, and the notarized deed comes back onto the loan. */
export const notarizeDeed = async (
  loan: ProductionLoan,
  { notary }: Pick<VendorServers, 'notary'>,
  check: Check,
): Promise<void> => {
  const { desk, loanId, runJob, today } = loan;
  const fileId = await addReport(loan, 'deed');
  const order = async () =>
    told<{ kind: string }>(await desk.processor.mutate('loanMoney.orderNotary', { loanId, fileId }));
  let ordered = await order();
  await until('the deed is scanned', async () => {
    if (ordered.kind === 'fileMissing') ordered = await order();
    return ordered.kind !== 'fileMissing';
  });
  expectKind('the notary', ordered, 'ordered');
  const orderOf = async () => (await closingOf(loan)).notary?.order ?? null;
  await runJob('followNotaries');
  check(`everyone on the title has a link: ${(await orderOf())?.state}`, (await orderOf())?.state === 'sent');
  for (const news of notary.complete(new Date(`${today()}T16:24:00Z`))) await tellHook(loan, 'notary', news);
  await until('the notarized deed is on the loan', async () => ((await orderOf())?.deedFileId ?? null) !== null);
  const { lenderFiles } = told<{ lenderFiles: { about: string; fileId: string }[] }>(
    await desk.processor.query('loanFile.documents', { loanId }),
  );
  const filed = lenderFiles.filter(({ about }) => about === 'notarizedDeed');
  check('the notarized deed is among the documents, once', filed.length === 1);
};
