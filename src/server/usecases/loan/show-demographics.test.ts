import { expect, it } from 'vitest';
import { deskLoan } from '#testing/desk-loans.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { startTestServer } from '#testing/test-server.ts';

it('demographics stay closed to someone who decides, also with the grants of an auditor', async () => {
  const server = await startTestServer({ RATE_LIMITS: 'off' });
  const { loanId } = await deskLoan(server);
  const asked = { loanId, person: 'borrower' };
  const both = await staffBrowser(server, [
    { role: 'auditor', scopeKind: 'lender' },
    { role: 'underwriter', scopeKind: 'lender' },
  ]);
  for (const path of ['loanFile.demographics', 'loanFile.lar'])
    expect(await both.query(path, asked)).toMatchObject({ reason: 'notAllowed' });
  const { actions } = (await both.query('portal.me')).data as { actions: string[] };
  expect(actions).toContain('decide');
  expect(actions).not.toContain('seeDemographics');
  await server.close();
});
