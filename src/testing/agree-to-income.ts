import type { TestBrowser } from './test-browser.ts';

/** The press that agrees to payroll or bank, as the page wants it before the choice is saved. */
export const agreeToIncome = async (
  browser: TestBrowser,
  { incomeVerificationMethod: kind }: Record<string, unknown>,
): Promise<void> => {
  if (kind === 'payroll' || kind === 'bank') await browser.mutate('application.consent', { kind });
};
