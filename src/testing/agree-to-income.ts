import type { TestBrowser } from './test-browser.ts';

const capabilityOf = { payroll: 'payrollIncome', bank: 'bankIncome', insurance: 'insuranceLink' } as const;

const shareAt = async (browser: TestBrowser, url: string, capability: string): Promise<unknown> => {
  await browser.mutate('sandbox.endVisit', { reference: url.slice(url.lastIndexOf('/') + 1), state: 'shared' });
  const { data } = await browser.mutate('application.returnFromVendor', { capability });
  return (data as { state: string }).state;
};

/** Consents, goes through the made-up vendor's page and comes back; returns the state of the visit. */
export const visitVendor = async (browser: TestBrowser, kind: keyof typeof capabilityOf): Promise<unknown> => {
  const { data } = await browser.mutate('application.consent', { kind });
  const { state, url } = data as { state: string; url: string | null };
  return url === null ? state : shareAt(browser, url, capabilityOf[kind]);
};

/** Shows an ID on the made-up vendor's page; nothing happens where no vendor is configured. */
export const showIdToVendor = async (browser: TestBrowser): Promise<void> => {
  const { data } = await browser.mutate('application.showId');
  const { url } = data as { url: string | null };
  if (url !== null) await shareAt(browser, url, 'identity');
};

/** Gives the payroll or bank consent the page requires before the choice is saved, and shares the records. */
export const agreeToIncome = async (
  browser: TestBrowser,
  { incomeVerificationMethod: kind }: Record<string, unknown>,
): Promise<void> => {
  if (kind === 'payroll' || kind === 'bank') await visitVendor(browser, kind);
};
