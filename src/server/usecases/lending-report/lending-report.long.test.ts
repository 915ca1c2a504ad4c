import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyClosing } from '#entities/application/closing.ts';
import type { LarRow } from '#entities/facts/lar.ts';
import { larTexts } from '#rules/hmda/lar-row.ts';
import { hasValidCheckDigits } from '#rules/hmda/universal-loan-id.ts';
import { changeDocument, deskLoan } from '#testing/desk-loans.ts';
import { consentToElectronicRecords } from '#testing/notices/notices.ts';
import { refusedLead } from '#testing/notices/refused-lead.ts';
import { passDays } from '#testing/pass-days.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import type { LoanDecision } from '../decisions/loan-decision.ts';
import type { ShownLar } from '../loan/show-lar.ts';
import { keepLar, refreshLars } from './keep-lar.ts';

let server: TestServer;
let auditor: TestBrowser;
let underwriter: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  auditor = await staffBrowser(server, [{ role: 'auditor', scopeKind: 'lender' }]);
  underwriter = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
});
afterAll(() => server.close());

const shown = async (loanId: string) => (await auditor.query('loanFile.lar', { loanId })).data as ShownLar;
const rowOf = async (loanId: string): Promise<LarRow> => {
  const lar = await shown(loanId);
  if (lar.kind !== 'row') throw new Error(`no row: ${lar.why}`);
  return lar.row;
};
const keptRows = async (loanId: string) =>
  (
    await server.container.database.pool.query(
      'SELECT action_on::text, document::text FROM demographics.lar_rows WHERE application_id = $1',
      [loanId],
    )
  ).rows;
const deny = async (loanId: string) => {
  const { runs, decided } = (await underwriter.mutate('loanFile.decision', { loanId })).data as LoanDecision;
  const seen = { loanId, run: runs[0]?.run, seenDecisionId: decided?.id ?? null, amount: null, note: null };
  const said = { kind: 'denied', judgment: ['other'], otherReason: 'The roof is gone' };
  expect((await underwriter.mutate('loanDecision.record', { ...seen, ...said })).data).toEqual({ kind: 'recorded' });
};

describe('the lending report', () => {
  it('has a row once there is a decision, kept sealed, complete but for the tract, and shown to the auditor alone', async () => {
    const { loanId } = await deskLoan(server, 'worked-example-couple');
    expect(await shown(loanId)).toEqual({ kind: 'excluded', why: 'noActionYet' });
    await deny(loanId);
    await expect.poll(() => keptRows(loanId), { timeout: 30_000 }).toHaveLength(1);
    const [kept] = await keptRows(loanId);
    expect(kept.document).not.toContain('roof');
    const lar = await shown(loanId);
    if (lar.kind !== 'row') throw new Error('no row');
    expect(lar).toMatchObject({ failedEdits: [], keptOn: server.container.clock.today(), isFinal: false });
    const missing = Object.entries(lar.row).filter(([, { kind }]) => kind === 'missing');
    expect(missing).toEqual([['tract', { kind: 'missing', why: 'noTract' }]]);
    const texts = larTexts(lar.row);
    expect(texts).toMatchObject({ actionTaken: '3', denial1: '9', denialOther: 'The roof is gone', openEnd: '1' });
    expect(hasValidCheckDigits(texts.uli ?? '')).toBe(true);
    expect(texts.coapplicantAge).toMatch(/^\d\d$/);
    for (const staff of [underwriter, await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }])])
      expect((await staff.query('loanFile.lar', { loanId })).status).toBe(403);
  });

  it('takes the tract that staff record, in the county of the home only', async () => {
    const { loanId } = await deskLoan(server);
    await deny(loanId);
    const { county } = larTexts(await rowOf(loanId));
    const record = (tract: string) =>
      underwriter.mutate('loanWork.recordTract', { loanId, tract, source: 'FFIEC geocoder', seen: null });
    expect((await record('123')).status).toBe(400);
    expect((await record('99999000100')).data).toEqual({ kind: 'otherCounty', county });
    expect((await record(`${county}010200`)).data).toEqual({ kind: 'recorded' });
    expect((await rowOf(loanId)).tract).toEqual({ kind: 'value', value: `${county}010200` });
    expect((await underwriter.query('loanFile.tract', { loanId })).data).toMatchObject({ source: 'FFIEC geocoder' });
    expect(
      (await auditor.mutate('loanWork.recordTract', { loanId, tract: 'NA', source: 'me', seen: null })).status,
    ).toBe(403);
  });

  it('has the denial of a person refused early, and the withdrawal of another', async () => {
    const lead = await refusedLead(server);
    await consentToElectronicRecords(server, lead);
    await refreshLars(server.container);
    expect(larTexts(await rowOf(lead.applicationId))).toMatchObject({ actionTaken: '3', denial1: '3' });
    expect(await keptRows(lead.applicationId)).toHaveLength(1);
    const { loanId, applicant } = await deskLoan(server);
    await applicant.mutate('loan.withdraw', {});
    expect(larTexts(await rowOf(loanId))).toMatchObject({ actionTaken: '4', dti: 'NA', applicantScore: '8888' });
  });

  it('has the origination of an opened line with its rate spread', async () => {
    const { loanId } = await deskLoan(server);
    const closing = { ...emptyClosing(), accountOpenedOn: server.container.clock.today() };
    await changeDocument(server, loanId, { closing });
    const texts = larTexts(await rowOf(loanId));
    expect(texts).toMatchObject({ actionTaken: '1', hoepa: '2', denial1: '10' });
    expect(texts.rateSpread).toMatch(/^-?\d+\.\d{3}$/);
  });

  it('follows the facts until the year of the action ends, and stays as it was then', async () => {
    const { loanId } = await deskLoan(server);
    await deny(loanId);
    await keepLar(server.container, loanId);
    while (server.container.clock.today() < '2027-02-01') passDays(server, 20);
    await changeDocument(server, loanId, { loanPurpose: 'homeImprovement' });
    await refreshLars(server.container);
    await keepLar(server.container, loanId);
    const lar = await shown(loanId);
    expect(lar).toMatchObject({ kind: 'row', isFinal: true });
    expect(larTexts(await rowOf(loanId)).loanPurpose).toBe('4');
  });
});
