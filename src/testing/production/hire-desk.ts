import type { PortalRole } from '#entities/contract/portal-role.ts';
import { currentTimeBasedCode } from '#server/auth/time-based-code.ts';
import type { TestBrowser } from '../test-browser.ts';
import { type Desk, expectKind, told } from './production-loan.ts';
import type { SmtpCatcher } from './smtp-catcher.ts';

type Office = { browser: () => TestBrowser; mail: SmtpCatcher };

const PASSWORD = 'a long sentence for the first day';

/** Sets up the authenticator app and a password by the mailed link, then signs in. */
export const enroll = async (
  { browser }: Pick<Office, 'browser'>,
  email: string,
  token: string,
): Promise<TestBrowser> => {
  const { secret } = told<{ secret: string }>(await browser().query('portal.enrolment', { token }));
  const enrolled = told<{ kind: string; recoveryCodes: string[] }>(
    await browser().mutate('portal.enrol', { token, password: PASSWORD, code: currentTimeBasedCode(secret) }),
  );
  expectKind(`enrolling ${email}`, enrolled, 'enrolled');
  const staff = browser();
  // The app's code is used up by the enrollment.
  const form = { email, password: PASSWORD, code: enrolled.recoveryCodes[0] ?? '' };
  const signedIn = await staff.auth('/api/authPortal/callback/credentials', form);
  if (signedIn.status !== 200) throw new Error(`${email} could not sign in: ${signedIn.status}`);
  return staff;
};

/** The administrator invites a colleague, who enrolls from the mail. */
export const hire = async (office: Office, admin: TestBrowser, role: PortalRole): Promise<TestBrowser> => {
  const email = `${role.toLowerCase()}@prairie.example`;
  const grant = { role, scopeKind: 'lender', scopeId: null };
  const invited = told<{ kind: string }>(
    await admin.mutate('staff.invite', { email, firstName: 'Sam', lastName: role, grant }),
  );
  expectKind(`inviting ${email}`, invited, 'done');
  return enroll(office, email, await office.mail.findInMail(email, /enrol\?token=([\w-]+)/));
};

export const hireDesk = async (office: Office, admin: TestBrowser): Promise<Desk> => ({
  processor: await hire(office, admin, 'processor'),
  loanOfficer: await hire(office, admin, 'loanOfficer'),
  underwriter: await hire(office, admin, 'underwriter'),
  manager: await hire(office, admin, 'manager'),
});
