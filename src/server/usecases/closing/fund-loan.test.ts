import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Day } from '#entities/values/day.ts';
import { isBusinessDay } from '#rules/calendar/business-days.ts';
import { rescissionPeriod } from '#rules/rescission/rescission.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { AppError } from '#server/app-error.ts';
import { firstSlot, verifyFacts } from '#testing/closing.ts';
import { approveLoan } from '#testing/desk-loans.ts';
import { fc } from '#testing/fast-check.ts';
import { decideAs, loanStaff, seenElsewhere, staffId } from '#testing/loan-staff.ts';
import { isLong } from '#testing/long-run/turns.ts';
import { passDays } from '#testing/pass-days.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { currentConditions } from '../conditions/current-conditions.ts';
import { bookClosing, closingChoices } from './book-closing.ts';
import { cancelLine } from './cancel-line.ts';
import { agreeToFund, fundLoan } from './fund-loan.ts';
import { recordClosingPapers } from './open-account.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  await seedSandbox(server.container);
});
afterAll(() => server.close());

const by = async (role: string, applicationId: string) => ({
  staff: await loanStaff(server.container, { role, action: 'fund', applicationId }),
});
const today = (): Day => server.container.clock.today();
const move = (days: number) => passDays(server, days);
const toBankingDay = () => {
  while (!isBusinessDay(today(), 'banking')) move(1);
};

const OTHER = { id: 'robin', name: 'Robin Whitfield', email: 'robin@example.com' };

/** A submitted application; `withOwner` adds a non-borrowing owner to the title. */
const submitted = async (kind: 'alone' | 'withOwner' = 'alone'): Promise<string> => {
  const { applicationId } = await personaLead(server, homeownerWithOneJob, 'applicationSubmitted');
  await approveLoan(server, { loanId: applicationId, staffId: await staffId(server.container, 'underwriter') });
  if (kind === 'withOwner')
    await server.container.database.pool.query(
      `UPDATE applications SET document = jsonb_set(document, '{otherTitleHolders}', $2::jsonb) WHERE id = $1`,
      [applicationId, JSON.stringify([OTHER])],
    );
  return applicationId;
};

const book = async (applicationId: string) => {
  const { stored } = await currentConditions(server.container, applicationId);
  const slot = firstSlot(await closingChoices(server.container, server.container.database.db, stored));
  return bookClosing(server.container, { applicationId, actor: 'borrower' }, slot);
};

const meetAll = async (applicationId: string) => {
  await verifyFacts(server.container, applicationId);
  const { conditions } = await currentConditions(server.container, applicationId);
  for (const { key, request, state } of conditions) {
    if (state === 'accepted' || state === 'waived') continue;
    const decision = request.code === 607 ? ({ kind: 'accept' } as const) : seenElsewhere;
    await decideAs(server.container, { role: 'underwriter', applicationId, key, decision });
  }
};

const happenings = ['book', 'meet', 'sign', 'signOther', 'agree', 'agreeAgain', 'agreeToo', 'cancel', 'fund'] as const;
type Happening = (typeof happenings)[number] | 'day' | 'week' | 'bankingDay';

const orderOf = (words: string): Happening[] => words.split(' ') as Happening[];

const happen = async (what: Happening, applicationId: string): Promise<void> => {
  const { container } = server;
  const steps: Record<Happening, () => Promise<unknown>> = {
    book: () => book(applicationId),
    meet: () => meetAll(applicationId),
    sign: () => recordClosingPapers(container, { applicationId, owner: 'borrower' }),
    signOther: () => recordClosingPapers(container, { applicationId, owner: OTHER.id }),
    agree: async () => agreeToFund(container, await by('manager', applicationId)),
    agreeAgain: async () => agreeToFund(container, await by('manager', applicationId)),
    agreeToo: async () => agreeToFund(container, await by('processor', applicationId)),
    day: async () => move(1),
    week: async () => move(7),
    bankingDay: async () => toBankingDay(),
    cancel: () => cancelLine(container, { applicationId, owner: OTHER.id }),
    fund: async () => fundLoan(container, await by('manager', applicationId)),
  };
  // Actions after the end are refused; the money must not move either way.
  await steps[what]().catch((error: unknown) => {
    if (!(error instanceof AppError) || error.reason !== 'loanEnded') throw error;
  });
};

const paid = async (applicationId: string): Promise<{ payments: number; total: number }> => {
  const { rows } = await server.container.database.pool.query(
    'SELECT count(*)::int AS payments, coalesce(sum(amount_cents), 0)::int AS total FROM payments WHERE application_id = $1',
    [applicationId],
  );
  return rows[0];
};

const ready = async (applicationId: string) => {
  toBankingDay();
  for (const what of ['book', 'meet', 'sign', 'meet', 'agree', 'agreeToo', 'week'] as const)
    await happen(what, applicationId);
  toBankingDay();
};

describe('funding', () => {
  it('pays once, however often and however many at once ask for it', async () => {
    const applicationId = await submitted();
    await ready(applicationId);
    const asked = await by('manager', applicationId);
    const outcomes = await Promise.all([1, 2, 3].map(() => fundLoan(server.container, asked)));
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['released', 'releasedBefore', 'releasedBefore']);
    const { total } = await paid(applicationId);
    const { rows } = await server.superuser.query(
      'SELECT total_cents::int AS total FROM fundings WHERE application_id = $1',
      [applicationId],
    );
    expect(rows).toEqual([{ total }]);
    expect(await fundLoan(server.container, asked)).toEqual({ kind: 'releasedBefore' });
    expect((await paid(applicationId)).total).toBe(total);
  });

  it('wants two different people, and both again when the account changes', async () => {
    const applicationId = await submitted();
    await ready(applicationId);
    const { pool } = server.container.database;
    await pool.query(
      `UPDATE applications SET document = jsonb_set(document, '{disbursement}', '{"accountLast4": "9999"}') WHERE id = $1`,
      [applicationId],
    );
    const blocked = await fundLoan(server.container, await by('manager', applicationId));
    expect(blocked).toEqual({ kind: 'blocked', blocks: ['conditionsOpen', 'approvalsMissing', 'accountMissing'] });
    await happen('meet', applicationId);
    await happen('agree', applicationId);
    await happen('agreeAgain', applicationId);
    expect(await fundLoan(server.container, await by('manager', applicationId))).toEqual({
      kind: 'blocked',
      blocks: ['approvalsMissing', 'accountMissing'],
    });
    await expect(by('underwriter', applicationId)).rejects.toMatchObject({ reason: 'notAllowed' });
  });

  it('never happens after any owner has cancelled, and gives the money back in time', async () => {
    const applicationId = await submitted('withOwner');
    for (const what of ['book', 'meet'] as const) await happen(what, applicationId);
    expect(await cancelLine(server.container, { applicationId, owner: OTHER.id })).toEqual({ kind: 'noRight' });
    await happen('sign', applicationId);
    expect(await cancelLine(server.container, { applicationId, owner: OTHER.id })).toEqual({ kind: 'cancelled' });
    expect(await cancelLine(server.container, { applicationId, owner: 'borrower' })).toEqual({
      kind: 'cancelledBefore',
    });
    for (const what of ['agree', 'agreeToo', 'week'] as const) await happen(what, applicationId);
    toBankingDay();
    const outcome = await fundLoan(server.container, await by('manager', applicationId));
    expect(outcome).toMatchObject({ kind: 'blocked' });
    const { rows } = await server.container.database.pool.query(
      "SELECT due_on - started_on AS days FROM clocks WHERE application_id = $1 AND kind = 'moneyBack'",
      [applicationId],
    );
    expect(rows).toEqual([{ days: 20 }]);
  });

  it('gives a borrower who declared to live in a second home the right to cancel, and waits until both answers agree', async () => {
    const applicationId = await submitted();
    for (const what of ['bankingDay', 'book', 'meet'] as const) await happen(what, applicationId);
    await server.container.database.pool.query(
      `UPDATE applications SET document = jsonb_set(document, '{property,usage}', '"secondHome"') WHERE id = $1`,
      [applicationId],
    );
    for (const what of ['meet', 'sign', 'meet', 'agree', 'agreeToo'] as const) await happen(what, applicationId);
    const blocks = async () => fundLoan(server.container, await by('manager', applicationId));
    expect(await blocks()).toMatchObject({
      blocks: expect.arrayContaining(['rescissionRunning', 'occupancyDisagrees']),
    });
    for (const what of ['week', 'bankingDay'] as const) await happen(what, applicationId);
    expect(await blocks()).toMatchObject({ blocks: expect.arrayContaining(['occupancyDisagrees']) });
  });

  it('never happens on facts that support no line, nor without a yes of staff or after they took it back', async () => {
    const applicationId = await submitted();
    await ready(applicationId);
    const { pool } = server.container.database;
    for (const kind of ['suspended', 'denied']) {
      await pool.query('UPDATE decisions SET kind = $2 WHERE application_id = $1', [applicationId, kind]);
      const blocked = await fundLoan(server.container, await by('manager', applicationId));
      expect(blocked).toEqual({ kind: 'blocked', blocks: ['notApproved'] });
    }
    await pool.query('DELETE FROM decisions WHERE application_id = $1', [applicationId]);
    const blocks = async () => {
      const outcome = await fundLoan(server.container, await by('manager', applicationId));
      return outcome.kind === 'blocked' ? outcome.blocks : [];
    };
    expect(await blocks()).toEqual(['notApproved']);
    await server.superuser.query(
      "UPDATE reports SET retired_at = now() WHERE application_id = $1 AND kind = 'avmCascade'",
      [applicationId],
    );
    expect(await blocks()).toEqual(['notApproved', 'offerUnsupported', 'factsOpen']);
    expect((await paid(applicationId)).payments).toBe(0);
  });

  it('never comes early, in whatever order things happen', async () => {
    const anyOrder = fc.array(fc.constantFrom<Happening>(...happenings, 'day', 'day', 'week', 'fund'), {
      minLength: 8,
      maxLength: 22,
    });
    let funded = 0;
    await fc.assert(
      fc.asyncProperty(anyOrder, async (order) => {
        const applicationId = await submitted('withOwner');
        for (const what of [...order, 'fund'] as const) {
          await happen(what, applicationId);
          const { payments } = await paid(applicationId);
          if (payments === 0) continue;
          funded += 1;
          const { pool } = server.container.database;
          const { rows } = await pool.query(
            `SELECT f.released_on::text AS funded, max(o.signed_on)::text AS signed, count(o.*)::int AS owners,
               count(o.cancelled_on)::int AS cancelled,
               (SELECT count(DISTINCT account_id)::int FROM funding_approvals a WHERE a.application_id = f.application_id) AS agreed,
               (SELECT count(*)::int FROM conditions c WHERE c.application_id = f.application_id AND is_asked
                  AND state NOT IN ('accepted', 'waived')) AS open
             FROM fundings f JOIN closing_owners o USING (application_id) WHERE f.application_id = $1 GROUP BY f.application_id`,
            [applicationId],
          );
          expect(rows[0]).toMatchObject({ owners: 2, cancelled: 0, agreed: 2, open: 0 });
          expect(rows[0].funded >= rescissionPeriod(rows[0].signed).mayFundFrom).toBe(true);
          return;
        }
      }),
      {
        numRuns: isLong ? 24 : 3,
        examples: [
          [
            orderOf(
              'book meet sign signOther meet agree agreeToo fund day fund day fund day fund week bankingDay fund',
            ),
          ],
          [orderOf('agree agreeToo fund book meet sign week fund signOther fund day cancel week fund')],
        ],
      },
    );
    expect(funded).toBeGreaterThan(0);
  }, 60_000);
});
