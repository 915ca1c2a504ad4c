import type { TestBrowser } from './test-browser.ts';

/** Gives the payroll or bank consent the page requires before the choice is saved. */
export const agreeToIncome = async (
  browser: TestBrowser,
  { incomeVerificationMethod: kind }: Record<string, unknown>,
): Promise<void> => {
  if (kind === 'payroll' || kind === 'bank') await browser.mutate('application.consent', { kind });
};
