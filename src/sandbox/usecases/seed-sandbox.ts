import { createHash } from 'node:crypto';
import { hashPassword } from '#server/auth/passwords.ts';
import type { Container } from '#server/container.ts';
import { seal } from '#server/db/key-ring.ts';
import { accountsWithEmail, addAccount, changeAccount } from '#server/db/repos/accounts/accounts.ts';
import { addGrant } from '#server/db/repos/accounts/staff.ts';
import { totpContext } from '#server/db/repos/accounts/totp-secrets.ts';
import type { StaffInvitation } from '#server/usecases/staff/invite-staff.ts';

export const demoPassword = 'plain light sandbox';

const demo = (
  role: StaffInvitation['grants'][number]['role'],
  firstName: string,
  lastName: string,
): StaffInvitation => ({
  email: `${role.toLowerCase()}@sandbox.example`,
  firstName,
  lastName,
  grants: [{ role, scopeKind: 'lender' }],
});

/** One demo account per role, and a second underwriter for dual approval. They exist in the sandbox only. */
export const demoStaff: StaffInvitation[] = [
  demo('admin', 'Ada', 'Admin'),
  demo('manager', 'Mara', 'Manager'),
  demo('loanOfficer', 'Leo', 'Officer'),
  demo('processor', 'Pia', 'Processor'),
  demo('underwriter', 'Una', 'Underwriter'),
  { ...demo('underwriter', 'Udo', 'Underwriter'), email: 'underwriter2@sandbox.example' },
  demo('closer', 'Cleo', 'Closer'),
  demo('policyManager', 'Paul', 'Policy'),
  { ...demo('partner', 'Pat', 'Partner'), grants: [{ role: 'partner', scopeKind: 'own' }] },
  demo('auditor', 'Otis', 'Auditor'),
];

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Public, like the password: the sandbox page shows the codes anyway. */
export const demoSecretOf = (email: string): string =>
  [...createHash('sha256').update(`sandbox/${email}`).digest()].map((byte) => BASE32[byte % 32]).join('');

/** Safe to repeat: adds only missing data. */
export const seedSandbox = async ({ database, ring }: Container): Promise<void> => {
  const passwordHash = await hashPassword(demoPassword);
  for (const { grants, ...person } of demoStaff) {
    await database.transact(async (tx) => {
      const [known] = await accountsWithEmail(tx, { realm: 'portal', email: person.email });
      if (known) return;
      const accountId = await addAccount(tx, {
        realm: 'portal',
        ...person,
        passwordHash,
        emailConfirmedAt: new Date(),
      });
      await changeAccount(tx, accountId, {
        totpSecret: seal(ring, demoSecretOf(person.email), totpContext(accountId)),
      });
      for (const grant of grants) await addGrant(tx, { accountId, scopeId: null, ...grant });
    });
  }
};
