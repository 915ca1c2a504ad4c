import { type SandboxBehaviour as SandboxBehavior, type Vendor, vendor } from '#sandbox/vendor-behavior.ts';
import { currentTimeBasedCode } from '#server/auth/time-based-code.ts';
import type { Container } from '#server/container.ts';
import { latestSandboxMails } from '../db/sandbox-mails.ts';
import { allSwitches } from '../db/sandbox-switches.ts';
import { latestSandboxTexts } from '../db/sandbox-texts.ts';
import { sandboxClockOf } from '../sandbox-clock-of.ts';
import { demoPassword, demoSecretOf, demoStaff } from './seed-sandbox.ts';

/** The data for walking through the sandbox: the demo staff's current codes and the emails sent. */
export const sandboxOverview = async ({ database, clock, sandbox, lender }: Container) => ({
  staff: demoStaff.map(({ email, firstName, lastName, grants }) => ({
    email,
    name: `${firstName} ${lastName}`,
    password: demoPassword,
    code: currentTimeBasedCode(demoSecretOf(email)),
    roles: grants.map(({ role }) => role),
  })),
  mails: await latestSandboxMails(database.db),
  mailLogos: lender.mailLogos,
  texts: await latestSandboxTexts(database.db),
  switches: await switchesOf(database.db),
  clock: { today: clock.today(), offsetDays: sandboxClockOf({ sandbox }).offsetDays() },
});

/** Every vendor with its current behavior. */
const switchesOf = async (
  db: Container['database']['db'],
): Promise<{ vendor: Vendor; behaviour: SandboxBehavior }[]> => {
  const rows = await allSwitches(db);
  return vendor.options.map((name) => ({
    vendor: name,
    behaviour: rows.find((row) => row.vendor === name)?.behaviour ?? 'found',
  }));
};
