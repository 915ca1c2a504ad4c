import type { AnyProcedure, AnyRouter } from '@trpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type PortalRole, portalRole } from '#entities/contract/portal-role.ts';
import { type SeparationControl as Control, separationControls } from '#testing/callers/separation-controls.ts';
import { deskLoan } from '#testing/desk-loans.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { may, separateActions } from '../auth/permissions.ts';
import type { LoanCondition } from '../usecases/conditions/loan-conditions.ts';
import type { LoanScreening } from '../usecases/screening/loan-screening.ts';
import type { ProcedureMeta } from './procedures.ts';
import { productRouter } from './router.ts';

/** Everyone who could be made of the roles: each alone, and each with each. */
const people = portalRole.options.flatMap((one, at) =>
  portalRole.options.slice(at).map((other): readonly PortalRole[] => (one === other ? [one] : [one, other])),
);

const procedures = (productRouter as unknown as AnyRouter)._def.procedures as Record<string, AnyProcedure>;
const actionOf = (path: string) => ((procedures[path] as AnyProcedure)._def.meta as ProcedureMeta).action;

let server: TestServer;
/** Two loans: on the first nobody decided. */
let [loanId, decidedId] = ['', ''];
let waiving = '';
let match = { screeningId: '', entryId: '' };
const ids = { file: crypto.randomUUID(), report: '', colleague: '' };
const staff = new Map<string, Awaited<ReturnType<typeof staffBrowser>>>();
const query = async (text: string, values: unknown[] = []) => (await server.superuser.query(text, values)).rows;

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  for (const roles of people) {
    const grants = roles.map((role) => ({ role, scopeKind: 'lender' as const }));
    staff.set(roles.join(' '), await staffBrowser(server, grants));
  }
  loanId = (await deskLoan(server)).loanId;
  decidedId = (await deskLoan(server)).loanId;
  await query(
    `UPDATE applications SET document = jsonb_set(document, '{borrower}', document -> 'borrower' || $2::jsonb) WHERE id = $1`,
    [loanId, JSON.stringify({ firstName: 'Raúl', lastName: 'Gorrín' })],
  );
  const underwriter = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
  await underwriter.mutate('loanScreening.screen', { loanId });
  const { parties } = (await underwriter.query('loanFile.screening', { loanId })).data as LoanScreening;
  const party = parties.find(({ matches }) => matches.length > 0);
  match = { screeningId: party?.screening?.id ?? '', entryId: party?.matches[0]?.entry.id ?? '' };
  ids.colleague = (await staffBrowser(server, [])).accountId;
  ids.report = String((await query('SELECT id FROM reports WHERE application_id = $1 LIMIT 1', [loanId]))[0]?.id);
  await query('INSERT INTO fundings (application_id, released_on, total_cents) VALUES ($1, current_date, 100)', [
    loanId,
  ]);
  const conditions = (await underwriter.query('loanFile.conditions', { loanId })).data as LoanCondition[];
  waiving = conditions.find(({ isWaivedByTwo, state }) => isWaivedByTwo && state === 'requested')?.key ?? '';
});
afterAll(() => server.close());

const controls = separationControls({
  query,
  loans: () => ({ loanId, decidedId }),
  waiving: () => waiving,
  match: () => match,
  ids,
});

const cells = people.flatMap((roles) =>
  Object.keys(controls).map((control) => ({ who: roles.join(' and '), roles, control })),
);

/** Stopping a loan for good takes one word; another payment needs money that came back, and is tried in its own test. */
const ELSEWHERE = ['loanScreening.confirmMatch', 'loanMoney.replacePayment'];

it('every call that may answer that it takes somebody else is in the table', () => {
  const refusals = [...new Set(Object.values(controls).map(({ refusal }) => `"${refusal}"`))];
  const answersOf = (procedure: AnyProcedure): string => {
    const { output } = procedure._def as unknown as { output?: z.ZodType };
    return output ? JSON.stringify(z.toJSONSchema(output, { unrepresentable: 'any' })) : '';
  };
  const refusing = Object.entries(procedures)
    .filter(([, procedure]) => procedure._def.type === 'mutation')
    .filter(([, procedure]) => refusals.some((refusal) => answersOf(procedure).includes(refusal)))
    .flatMap(([path]) => (ELSEWHERE.includes(path) ? [] : [path]));
  expect(new Set(Object.values(controls).map(({ path }) => path))).toEqual(new Set(refusing));
});

describe('one person is never the second', () => {
  it.each(cells)('$who $control', async ({ roles, control }) => {
    const { path, begin, input, refusal } = controls[control] as Control;
    const person = staff.get(roles.join(' '));
    const isAllowed = may(
      roles.map((role) => ({ role })),
      actionOf(path),
    );
    const id = await begin(person?.accountId ?? '');
    if (refusal === 'reviewedBefore' && isAllowed) await person?.mutate(path, await input(id));
    const answer = await person?.mutate(path, await input(id));
    expect(isAllowed ? answer?.data : [answer?.status, answer?.reason]).toEqual(
      isAllowed ? { kind: refusal } : [403, 'notAllowed'],
    );
  });

  it.each(Object.keys(controls))('somebody else is not refused as the same person: %s', async (control) => {
    const { path, begin, input, refusal } = controls[control] as Control;
    const able = people.filter((roles) =>
      may(
        roles.map((role) => ({ role })),
        actionOf(path),
      ),
    );
    const second = await staffBrowser(
      server,
      (able[0] ?? []).map((role) => ({ role, scopeKind: 'lender' })),
    );
    const id = await begin(ids.colleague);
    const answer = await second.mutate(path, await input(id));
    expect(answer.status === 403).toBe(false);
    expect(answer.data).not.toEqual({ kind: refusal });
  });
});

describe('actions that are kept apart', () => {
  it.each(people.map((roles) => ({ who: roles.join(' and '), roles })))(
    '$who sees demographics only without deciding',
    async ({ roles }) => {
      const answer = await staff.get(roles.join(' '))?.query('loanFile.demographics', { loanId, person: 'borrower' });
      const [sees, decides] = [roles.includes('auditor'), roles.includes('underwriter')];
      expect(answer?.status).toBe(sees && !decides ? 200 : 403);
    },
  );

  it('and every pair of the table takes a second administrator to join', async () => {
    const admin = await staffBrowser(server, [{ role: 'admin', scopeKind: 'lender' }]);
    const carries = (role: PortalRole, action: (typeof separateActions)[number][number]) => may([{ role }], action);
    for (const roles of people) {
      const [one, other] = roles;
      if (one === undefined || other === undefined) continue;
      const colleague = await staffBrowser(server, [{ role: one, scopeKind: 'lender' }]);
      const grant = { accountId: colleague.accountId, grant: { role: other, scopeKind: 'lender', scopeId: null } };
      const isApart = separateActions.some(
        ([a, b]) => (carries(one, a) && carries(other, b)) || (carries(one, b) && carries(other, a)),
      );
      const { data } = await admin.mutate('staff.grant', grant);
      expect([one, other, (data as { kind: string }).kind]).toEqual([one, other, isApart ? 'conflicts' : 'done']);
    }
  });
});
