import { TestBrowser } from '../src/testing/test-browser.ts';

type Cookie = { name: string; value: string; domain: string; path: string; httpOnly: boolean };

export const browserOn = (url: string): TestBrowser =>
  new TestBrowser((path, init) => fetch(new URL(path, url), { ...init, redirect: 'manual' }), url);

export const cookiesOf = (browser: TestBrowser): Cookie[] =>
  [...browser.cookies].map(([name, value]) => ({ name, value, domain: 'localhost', path: '/', httpOnly: true }));

/** The cookies of a made-up applicant of a product in another process, and the address they are at: earlier pages are answered. */
export const applicantAt = async (
  url: string,
  place: { name: string; step: string },
): Promise<{ path: string; cookies: Cookie[] }> => {
  const browser = browserOn(url);
  const { data, reason } = await browser.mutate('sandbox.become', place);
  if (reason !== null) throw new Error(`Nobody stands at ${place.step}: ${reason}`);
  return { path: (data as { path: string }).path, cookies: cookiesOf(browser) };
};
