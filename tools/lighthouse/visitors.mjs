import { TestBrowser } from '../../src/testing/test-browser.ts';

const browserOn = (url) =>
  new TestBrowser((path, init) => fetch(new URL(path, url), { ...init, redirect: 'manual' }), url);

const cookiesOf = (browser) =>
  [...browser.cookies].map(([name, value]) => ({ name, value, domain: 'localhost', path: '/', httpOnly: true }));

/** The cookies of a made-up applicant whose earlier pages are answered, and the address they are at. */
export const applicantAt = async (url, name, step) => {
  const browser = browserOn(url);
  const { data, reason } = await browser.mutate('sandbox.become', { name, step });
  if (reason !== null) throw new Error(`Nobody stands at ${step}: ${reason}`);
  return { path: data.path, cookies: cookiesOf(browser) };
};

/** A demo member of staff. */
export const staffOf = async (url, role) => {
  const browser = browserOn(url);
  const { data } = await browser.query('sandbox.overview');
  const { email, password, code } = data.staff.find(({ roles }) => roles.includes(role));
  const { status } = await browser.auth('/api/authPortal/callback/credentials', { email, password, code });
  if (status !== 200) throw new Error(`${role} was not signed in: ${status}`);
  return { browser, cookies: cookiesOf(browser) };
};

/** The address of the first loan found by a name. */
export const loanOf = async ({ browser }, typed) => {
  const { data } = await browser.query('pipeline.search', { typed });
  const [loan] = data.rows;
  if (loan === undefined) throw new Error(`Nobody called ${typed} has a loan.`);
  return `/portal/loan/${loan.loanId}`;
};
