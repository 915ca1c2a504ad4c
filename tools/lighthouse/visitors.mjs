import { browserOn, cookiesOf } from '../../e2e/applicant-at.ts';

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
