import { openProduct, type Product } from '../e2e/product.ts';
import { setup } from '../src/testing/database-setup.ts';
import { asApplicant, asLoanStaff, asStaff, asStranger, loadPage, type OpenPage, type PageLoad } from './page-load.ts';
import type { BenchRow } from './row.ts';

type Budget = Omit<PageLoad, 'later'> & { page: string; open: OpenPage };

/** The most a page may load: today's bytes plus two percent, and one extra file. A page that needs more raises it here. */
export const budgets: readonly Budget[] = [
  {
    page: '/app/initial-setup/property-value',
    script: 153_600,
    files: 20,
    open: asStranger('/app/initial-setup/property-value'),
  },
  { page: '/prequal/building-type', script: 153_600, files: 20, open: asStranger('/prequal/building-type') },
  { page: '/app/login', script: 93_200, files: 16, open: asStranger('/app/login') },
  { page: '/portal/login', script: 92_800, files: 16, open: asStranger('/portal/login') },
  {
    page: 'application page 5',
    script: 181_500,
    files: 30,
    open: asApplicant('worked-example-couple', 'application5'),
  },
  { page: 'credit check', script: 153_600, files: 25, open: asApplicant('worked-example-couple', 'creditScore') },
  { page: 'second person', script: 153_600, files: 20, open: asApplicant('worked-example-couple', 'coborrower') },
  { page: 'offer', script: 186_300, files: 27, open: asApplicant('worked-example-couple', 'previewOffer') },
  {
    page: 'application-summary',
    script: 173_900,
    files: 25,
    open: asApplicant('homeowner-with-one-job', 'loanDisbursement', '/app/application/application-summary'),
  },
  { page: 'hub', script: 200_800, files: 35, open: asApplicant('homeowner-with-one-job', 'applicationSubmitted') },
  { page: '/portal', script: 183_600, files: 31, open: asStaff('/portal') },
  {
    page: 'a loan in the portal',
    script: 230_900,
    files: 50,
    open: asLoanStaff('worked-example-couple', 'application5'),
  },
];

/** Each page beside its budget, from the built product in the test browser. */
export const budgetRows = (): { rows: BenchRow[]; close: () => Promise<void> } => {
  let opened: { product: Product; stop: () => Promise<void> } | null = null;
  const product = async (): Promise<Product> => {
    if (opened === null) {
      const stop = await setup();
      opened = { product: await openProduct(), stop };
    }
    return opened.product;
  };
  const rows = budgets.flatMap(({ page, open, ...budget }): BenchRow[] => {
    let load: Promise<PageLoad> | null = null;
    const measured = () => {
      load ??= product().then((served) => loadPage(served, open));
      return load;
    };
    return (['script', 'files'] as const).map((part) => ({
      name: `budgets: ${part} of ${page}`,
      unit: part === 'script' ? 'bytes' : 'files',
      run: async () => {
        const { [part]: figure, later } = await measured();
        const after = part === 'script' && later > 0 ? `, ${later} more once it can be used` : '';
        return { figure, ceiling: budget[part], note: `ceiling: its budget${after}` };
      },
    }));
  });
  const close = async (): Promise<void> => {
    await opened?.product.close();
    await opened?.stop();
  };
  return { rows, close };
};
