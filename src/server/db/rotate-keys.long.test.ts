import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword, demoSecretOf, seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { signInStaff } from '#server/usecases/staff/sign-in-staff.ts';
import { checkedChain } from '#testing/audit/chained-database.ts';
import { deskLoan } from '#testing/desk-loans.ts';
import { sendTestMail } from '#testing/mail/send-test-mail.ts';
import { pipelineDesk } from '#testing/pipeline-desk.ts';
import { allText } from '#testing/stored/all-text.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { currentTimeBasedCode } from '../auth/time-based-code.ts';
import { bodyKeys, openChainKey, readChainKeys } from './chain/chain-keys.ts';
import { connect, type Database, withChainKey, withClock } from './connect.ts';
import { parseKeyRing } from './key-ring.ts';
import { areKeysRight } from './repos/accounts/totp-secrets.ts';
import { findApplication } from './repos/application/applications.ts';
import { draftsOf, keepDraft } from './repos/application/drafts.ts';
import { rotateKeys } from './rotate-keys.ts';

const keyText = (fill: number) => Buffer.alloc(32, fill).toString('base64');
/** Of another cipher too. */
const NEW = 'new/chacha20-poly1305';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', ENCRYPTION_KEYS: `old:${keyText(1)}` });
});
const opened: Database[] = [];
afterAll(async () => {
  for (const database of opened) await database.close();
  await server.close();
});

it('brings everything under the new key, so that the old one can be dropped: search, drafts, and staff’s codes', async () => {
  const { container } = server;
  const { staff, found } = pipelineDesk(() => server);
  /** As a process that starts with these keys. */
  const useKeys = async (text: string) => {
    const ring = parseKeyRing(text);
    const database = connect({ url: server.databaseUrl, poolSize: 4, ring });
    opened.push(database);
    const chained = withChainKey(withClock(database, container.clock), await openChainKey(database.transact, ring));
    database.openWith(bodyKeys(await readChainKeys(database.db, ring)));
    Object.assign(container, { ring, database: chained });
    return ring;
  };
  await seedSandbox(container);
  const { loanId } = await deskLoan(server);
  const owner = { applicationId: loanId, person: 'borrower' } as const;
  const draft = { owner, step: 'application8', answers: { note: 'half typed' } };
  await container.database.transact((tx) => keepDraft(tx, { ring: container.ring, ...draft }));
  const jobs = { ...container.jobs, enqueue: async () => undefined };
  await container.database.transact((tx) => sendTestMail({ ...container, jobs }, tx, 'waiting'));
  const stored = await container.database.pool.query('SELECT document FROM applications WHERE id = $1', [loanId]);
  const { ssnLast4: last4, email: borrowerEmail } = stored.rows[0].document.borrower;
  const processor = await staff({ role: 'processor' });
  expect(await found(processor, last4)).toEqual([loanId]);

  const both = await useKeys(`${NEW}:${keyText(2)},old:${keyText(1)}`);
  expect(await found(processor, last4)).toEqual([loanId]);
  const counts = await rotateKeys(container.database, both);
  for (const [what, count] of Object.entries(counts)) expect([what, count > 0]).toEqual([what, true]);
  expect(new Set(Object.values(await rotateKeys(container.database, both)))).toEqual(new Set([0]));

  const alone = await useKeys(`${NEW}:${keyText(2)}`);
  expect(await areKeysRight(container.database.db, alone)).toBe(true);
  expect(await checkedChain(container.database, { chain: loanId, ring: alone })).toMatchObject({ brokenAt: null });
  for (const wrong of [`old:${keyText(1)}`, `${NEW}:${keyText(1)}`])
    expect(await areKeysRight(container.database.db, parseKeyRing(wrong))).toBe(false);
  expect(await found(processor, last4)).toEqual([loanId]);
  expect(await found(processor, last4 === '0000' ? '0001' : '0000')).toEqual([]);
  expect(await found(processor, borrowerEmail)).toEqual([loanId]);
  expect((await findApplication(container.database.db, loanId))?.document.borrower.email).toBe(borrowerEmail);
  const all = await allText(server.superuser);
  expect(all.filter(({ text }) => text.includes('sealed:old:')).map(({ column }) => column)).toEqual([]);
  expect(await draftsOf(container.database.db, { ring: alone, owner })).toMatchObject({
    application8: { note: 'half typed' },
  });
  const email = 'underwriter@sandbox.example';
  const signedIn = await signInStaff(container, {
    email,
    password: demoPassword,
    code: currentTimeBasedCode(demoSecretOf(email)),
    source: { address: '127.0.0.1', device: null },
  });
  expect(signedIn?.email).toBe(email);
});
