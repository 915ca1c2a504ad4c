import { type SandboxBehaviour, type Vendor, vendor } from '#entities/contract/sandbox.ts';
import { currentTimeBasedCode } from '../auth/time-based-code.ts';
import { lenderToday } from '../clock.ts';
import type { Container } from '../container.ts';
import { latestSandboxMails } from '../db/repos/sandbox-mails.ts';
import { allSwitches } from '../db/repos/sandbox-switches.ts';
import { latestSandboxTexts } from '../db/repos/sandbox-texts.ts';
import { demoPassword, demoSecretOf, demoStaff } from './seed-sandbox.ts';

/** What a newcomer needs to walk through the sandbox: the demo staff's current codes and the mail that was sent. */
export const sandboxOverview = async ({ database, env }: Container) => ({
  staff: demoStaff.map(({ email, firstName, lastName, grants }) => ({
    email,
    name: `${firstName} ${lastName}`,
    password: demoPassword,
    code: currentTimeBasedCode(demoSecretOf(email)),
    roles: grants.map(({ role }) => role),
  })),
  mails: await latestSandboxMails(database.db),
  texts: await latestSandboxTexts(database.db),
  switches: await switchesOf(database.db),
  clock: { today: lenderToday(env), offsetDays: env.businessClock.offsetDays },
});

/** Every vendor with how it behaves now. */
const switchesOf = async (
  db: Container['database']['db'],
): Promise<{ vendor: Vendor; behaviour: SandboxBehaviour }[]> => {
  const rows = await allSwitches(db);
  return vendor.options.map((name) => ({
    vendor: name,
    behaviour: rows.find((row) => row.vendor === name)?.behaviour ?? 'found',
  }));
};
