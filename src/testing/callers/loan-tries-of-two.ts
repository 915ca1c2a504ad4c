import { emptyClosingRecord } from '#entities/facts/closing-record.ts';
import type { LoanCondition } from '#server/usecases/conditions/loan-conditions.ts';
import { staffBrowser } from '../staff-browsers.ts';
import { queryOn, type StageOfTwo, type TriesOfTwo } from './try-of-two.ts';

const meanwhile = { kind: 'changedMeanwhile' };
const insurance = {
  ...{ carrier: 'Harbor Mutual', policyNumber: 'HM-1', from: '2026-05-01', to: '2027-05-01' },
  ...{ dwellingCoverage: 400_000, yearlyPremium: 2_400, mortgagee: null },
};
const flood = {
  ...{ zone: 'X', communityNumber: '120198', communityName: 'Sarasota', mapPanel: '12115C0139F' },
  ...{ mapPanelOn: '2016-11-04', participates: true },
};
const own = { title: 'Letter about the boat', owner: 'borrower', kind: 'document', priorTo: 'approval' };

/** Every change of a loan that has no such test of its own. */
export const loanTriesOfTwo = (stage: () => StageOfTwo): TriesOfTwo => {
  const conditionOf = async (id: string, fits: (condition: LoanCondition) => boolean) => {
    const all = (await stage().processor.query('loanFile.conditions', { loanId: id })).data as LoanCondition[];
    const { key, changedAt: seen } = all.find(fits) ?? {};
    return { loanId: id, key, seen };
  };
  const waiting = async (table: string, values: Record<string, unknown>) => {
    const names = Object.keys(values);
    const [row] = await queryOn(stage().server)(
      `INSERT INTO ${table} (${names.join(', ')}, state, entered_by, entered_by_name, entered_at)
       VALUES (${names.map((_, at) => `$${at + 2}`).join(', ')}, 'waiting', $1, 'x', now()) RETURNING id`,
      [(await staffBrowser(stage().server, [])).accountId, ...Object.values(values)],
    );
    return row?.id;
  };

  return {
    'loanWork.recordMasterPolicy': {
      role: 'processor',
      first: { liability: 1_000_000, seen: null },
      saved: { kind: 'recorded' },
      second: { liability: 900_000, seen: null },
      told: meanwhile,
    },
    'loanWork.recordTract': {
      role: 'processor',
      first: { tract: 'NA', source: 'FFIEC geocoder', seen: null },
      saved: { kind: 'recorded' },
      second: { tract: 'NA', source: 'Own map', seen: null },
      told: meanwhile,
    },
    'loanMoney.recordFlood': {
      role: 'processor',
      prepare: async () => {
        const { data } = await stage().processor.query('loanFile.open', { loanId: stage().loanId });
        const { flood: seen } = (data as { facts: { flood: unknown } }).facts;
        const determination = { ...flood, determinedOn: stage().server.container.clock.today() };
        return { fileId: stage().paperId, seen, determination };
      },
      first: {},
      saved: { kind: 'recorded' },
      told: meanwhile,
    },
    'loanFacts.enter': {
      role: 'processor',
      prepare: async () => ({ fileId: stage().paperId, seen: null }),
      first: { fact: { kind: 'identity', person: 'borrower', checkedOn: '2026-11-02', doubts: [] } },
      saved: { kind: 'inForce' },
      second: { fact: { kind: 'identity', person: 'borrower', checkedOn: '2026-11-02', doubts: ['name'] } },
      told: meanwhile,
    },
    'loanFacts.settle': {
      role: 'underwriter',
      prepare: async () => ({
        entryId: await waiting('fact_entries', {
          ...{ application_id: stage().loanId, kind: 'insurance', person: 'borrower', file_id: stage().paperId },
          fact: JSON.stringify({ kind: 'insurance', policy: insurance }),
        }),
      }),
      first: { declineReason: 'The page is of another home.' },
      saved: { kind: 'declined' },
      second: { declineReason: null },
      told: { kind: 'settledBefore' },
    },
    'loanMoney.settlePayoff': {
      role: 'closer',
      prepare: async () => ({
        letterId: await waiting('payoff_letters', {
          ...{ application_id: stage().loanId, subject: 'debt', file_id: stage().paperId },
          letter: JSON.stringify({
            ...{ amount: 100, perDiem: 0, goodThrough: '2027-01-01' },
            to: { method: 'check', holder: 'Bank', memo: null, mailTo: '1 Main Street, Reno' },
          }),
        }),
      }),
      first: { isConfirmed: false },
      saved: { kind: 'declined' },
      second: { isConfirmed: true },
      told: { kind: 'settledBefore' },
    },
    'loanMoney.recordClosing': {
      role: 'closer',
      first: { record: { ...emptyClosingRecord(), county: 'Sarasota' }, seen: null },
      saved: { kind: 'recorded' },
      second: { record: { ...emptyClosingRecord(), county: 'Manatee' }, seen: null },
      told: meanwhile,
    },
    'loanReview.useFigure': {
      role: 'processor',
      prepare: async () => ({
        figure: { fileId: stage().paperId, name: 'dwellingCoverage', page: 1, place: null },
        seen: null,
      }),
      first: { value: '53423000' },
      saved: { kind: 'used' },
      second: { value: '99900000' },
      told: meanwhile,
    },
    'loanReview.turnPage': {
      role: 'processor',
      prepare: async () => ({ fileId: stage().paperId, page: 1 }),
      first: { quarters: 1 },
      saved: { ok: true },
      told: { ok: true },
    },
    'loanScreening.screen': {
      role: 'processor',
      first: {},
      saved: { state: 'clear' },
      told: { state: 'clear' },
    },
    'loanWork.endApplicantSessions': {
      role: 'processor',
      first: { person: 'borrower' },
      saved: { ok: true },
      told: { ok: true },
    },
    'loanWork.explainClock': {
      role: 'processor',
      prepare: async () => {
        const [clock] = await queryOn(stage().server)(
          "UPDATE clocks SET due_on = current_date - 5 WHERE application_id = $1 AND kind = 'creditDecision' RETURNING id",
          [stage().loanId],
        );
        return { clockId: clock?.id, seen: null };
      },
      first: { reason: 'The appraiser was ill for a week.' },
      saved: { kind: 'kept' },
      second: { reason: 'Nobody knows.' },
      told: meanwhile,
    },
    'loanWork.nudge': {
      role: 'processor',
      prepare: () =>
        conditionOf(
          stage().loanId,
          ({ owner, kind, state }) => owner === 'borrower' && kind === 'document' && state === 'requested',
        ),
      first: {},
      saved: { kind: 'sent' },
      told: { kind: 'sent' },
    },
    'loanWork.openCondition': {
      role: 'processor',
      first: { code: 411, owner: 'borrower', subjectId: null, reason: 'Your sister pays the car.' },
      saved: { kind: 'opened' },
      told: { kind: 'askedAlready' },
    },
    'loanWork.openOwnCondition': {
      role: 'processor',
      first: { ...own, needs: 'Who owns the boat now?' },
      saved: { kind: 'opened' },
      second: { ...own, title: 'letter about the Boat ', needs: 'Tell us about the boat.' },
      told: { kind: 'askedAlready' },
    },
    'loanWork.readMessages': {
      role: 'processor',
      first: { person: 'borrower' },
      saved: { ok: true },
      told: { ok: true },
    },
    'loanWork.settleDuplicate': {
      role: 'processor',
      prepare: async () => ({ otherId: stage().otherId, seen: null }),
      first: { outcome: 'bothKept', reason: 'A home and a cabin.' },
      saved: { kind: 'settled' },
      second: { outcome: 'joining', reason: 'Started twice.' },
      told: meanwhile,
    },
    'loanWork.settleWaiver': {
      role: 'underwriter',
      prepare: async () => {
        const waived = await conditionOf(stage().loanId, (each) => each.isWaivedByTwo && each.canBeWaived);
        const third = await staffBrowser(stage().server, [{ role: 'underwriter', scopeKind: 'lender' }]);
        const decision = { kind: 'waive', cause: 'provedOtherwise', note: '' };
        await third.mutate('loanWork.decideCondition', { ...waived, decision });
        return conditionOf(stage().loanId, ({ key }) => key === waived.key);
      },
      first: { isAgreed: false },
      saved: { kind: 'declined' },
      second: { isAgreed: true },
      told: meanwhile,
    },
    'loanWork.verifyCondition': {
      role: 'underwriter',
      prepare: () => conditionOf(stage().otherId, ({ key }) => key.endsWith('initialFraud')),
      first: { step: 'calledNumber', on: '2026-11-02', note: 'Spoke with Joanna.' },
      saved: { kind: 'verified' },
      second: { step: 'calledNumber', on: '2026-11-02', note: 'Nobody picked up.' },
      told: meanwhile,
    },
  };
};
