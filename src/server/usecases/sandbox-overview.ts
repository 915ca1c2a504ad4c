import { currentTimeBasedCode } from '../auth/time-based-code.ts';
import type { Container } from '../container.ts';
import { latestSandboxMails } from '../db/repos/sandbox-mails.ts';
import { demoPassword, demoSecretOf, demoStaff } from './seed-sandbox.ts';

/** What a newcomer needs to walk through the sandbox: the demo staff's current codes and the mail that was sent. */
export const sandboxOverview = async ({ database }: Container) => ({
  staff: demoStaff.map(({ email, firstName, lastName, grants }) => ({
    email,
    name: `${firstName} ${lastName}`,
    password: demoPassword,
    code: currentTimeBasedCode(demoSecretOf(email)),
    roles: grants.map(({ role }) => role),
  })),
  mails: await latestSandboxMails(database.db),
});
