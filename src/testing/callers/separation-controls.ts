/** A creditor's letter as it was read. */
const LETTER = {
  amount: 100,
  perDiem: 0,
  goodThrough: '2027-01-01',
  to: { method: 'check', holder: 'Bank', memo: null, mailTo: '1 Main Street, Reno' },
};

const EXCEPTION = {
  exceptions: [{ rule: 'dti', policyLimit: 5000, limit: 5100 }],
  factors: ['score', 'timeOwned'],
  reason: 'Never late in eight years.',
};

/** A control of two people, or of two duties. */
export type SeparationControl = {
  /** The call that has to come from somebody else. */
  path: string;
  /** The first half, by this person, as it is stored; its id goes into the call. */
  begin: (by: string) => Promise<string>;
  input: (id: string) => Record<string, unknown> | Promise<Record<string, unknown>>;
  refusal: string;
};

type Stage = {
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** On the first loan nobody decided. */
  loans: () => { loanId: string; decidedId: string };
  /** The key of a condition that two people waive. */
  waiving: () => string;
  match: () => { screeningId: string; entryId: string };
  ids: { file: string; report: string; colleague: string };
};

/** Every such control, with the half that one person did already, as it is stored. */
export const separationControls = ({
  query,
  loans,
  waiving,
  match,
  ids,
}: Stage): Readonly<Record<string, SeparationControl>> => {
  const idOf = async (text: string, values: unknown[]) => String((await query(text, values))[0]?.id);
  return {
    'decides, then approves the money': {
      path: 'loanMoney.agree',
      begin: (by) =>
        idOf(
          `INSERT INTO decisions (application_id, kind, at_step, reasons, policy_version, decided_on, facts, decision, run, decided_by, decided_by_name)
         VALUES ($1, 'approved', 'applicationSubmitted', '[]', '2026-11-15', current_date, '{}', '{}', 1, $2, 'x') RETURNING id`,
          [loans().decidedId, by],
        ),
      input: () => ({ loanId: loans().decidedId, plan: '00' }),
      refusal: 'decidedIt',
    },
    'decides, then sends the money': {
      path: 'loanMoney.fund',
      begin: async (by) => by,
      input: () => ({ loanId: loans().decidedId }),
      refusal: 'decidedIt',
    },
    'proposes a decision, then approves it': {
      path: 'loanDecision.second',
      begin: async (by) => {
        await query('DELETE FROM decision_proposals');
        return idOf(
          `INSERT INTO decision_proposals (application_id, kind, run, reasons, decided_by, decided_by_name)
         VALUES ($1, 'conditionallyApproved', 1, '[]', $2, 'x') RETURNING id`,
          [loans().loanId, by],
        );
      },
      input: (decisionId) => ({ loanId: loans().loanId, decisionId, answer: 'agree', note: null }),
      refusal: 'samePerson',
    },
    'proposes a policy exception, then approves it': {
      path: 'loanDecision.second',
      begin: async (by) => {
        await query('DELETE FROM decision_proposals');
        return idOf(
          `INSERT INTO decision_proposals (application_id, kind, run, reasons, exceptions, decided_by, decided_by_name)
         VALUES ($1, 'conditionallyApproved', 1, '[]', $3, $2, 'x') RETURNING id`,
          [loans().loanId, by, JSON.stringify(EXCEPTION)],
        );
      },
      input: (decisionId) => ({ loanId: loans().loanId, decisionId, answer: 'agree', note: null }),
      refusal: 'samePerson',
    },
    'reviews the value, then decides on it': {
      path: 'loanDecision.record',
      begin: async (by) => {
        await query('DELETE FROM avm_reviews');
        await query('DELETE FROM decision_proposals');
        await query(
          `INSERT INTO avm_reviews (report_id, application_id, model, share, code, drawn_on, valuation, finding, details, reviewed_by, reviewed_by_name, reviewed_on)
         VALUES ($1, $2, 'm', 1, 'c', current_date, '{}', 'supported', '{}', $3, 'x', current_date)`,
          [ids.report, loans().loanId, by],
        );
        return by;
      },
      input: () => ({
        loanId: loans().loanId,
        kind: 'suspended',
        run: 1,
        seenDecisionId: null,
        amount: null,
        note: null,
      }),
      refusal: 'reviewedByYou',
    },
    'proposes a waiver, then agrees to it': {
      path: 'loanWork.settleWaiver',
      begin: async (by) => {
        const waiver = { how: 'waive', cause: 'provedOtherwise', note: '', by, byName: 'x' };
        await query('UPDATE conditions SET waiver = $3, waiver_by = $4 WHERE application_id = $1 AND key = $2', [
          ...[loans().loanId, waiving(), JSON.stringify(waiver), by],
        ]);
        return waiving();
      },
      input: async (key) => {
        const [row] = await query('SELECT updated_at FROM conditions WHERE application_id = $1 AND key = $2', [
          loans().loanId,
          key,
        ]);
        return { loanId: loans().loanId, key, seen: row?.updated_at, isAgreed: true };
      },
      refusal: 'ownProposal',
    },
    'enters a fact, then confirms it': {
      path: 'loanFacts.settle',
      begin: async (by) => {
        await query('DELETE FROM fact_entries');
        return idOf(
          `INSERT INTO fact_entries (application_id, kind, person, fact, file_id, state, entered_by, entered_by_name, entered_at)
         VALUES ($1, 'income', 'borrower', '{}', $2, 'waiting', $3, 'x', now()) RETURNING id`,
          [loans().loanId, ids.file, by],
        );
      },
      input: (entryId) => ({ loanId: loans().loanId, entryId, declineReason: null }),
      refusal: 'samePerson',
    },
    'corrects an answer, then settles the objection to it': {
      path: 'loanFacts.settleObjection',
      begin: async (by) => {
        await query('DELETE FROM answer_corrections');
        return idOf(
          `INSERT INTO answer_corrections (application_id, person, step, before, after, reason, state, objection, corrected_by,
             corrected_by_name, corrected_at, answered_at)
         VALUES ($1, 'borrower', 'income', '{}', '{}', 'x', 'objected', 'y', $2, 'x', now(), now()) RETURNING id`,
          [loans().loanId, by],
        );
      },
      input: (correctionId) => ({ loanId: loans().loanId, correctionId, reason: 'Read in the W-2.' }),
      refusal: 'samePerson',
    },
    'enters a payoff letter, then confirms it': {
      path: 'loanMoney.settlePayoff',
      begin: async (by) => {
        await query('DELETE FROM payoff_letters');
        return idOf(
          `INSERT INTO payoff_letters (application_id, subject, letter, file_id, state, entered_by, entered_by_name, entered_at)
         VALUES ($1, 'debt', $4, $2, 'waiting', $3, 'x', now()) RETURNING id`,
          [loans().loanId, ids.file, by, JSON.stringify(LETTER)],
        );
      },
      input: (letterId) => ({ loanId: loans().loanId, letterId, isConfirmed: true }),
      refusal: 'samePerson',
    },
    'clears a sanctions match, then clears it again': {
      path: 'loanScreening.clearMatch',
      begin: async (by) => {
        await query('DELETE FROM match_findings');
        return by;
      },
      input: () => ({ loanId: loans().loanId, ...match(), reason: 'Born in another year, and another country.' }),
      refusal: 'reviewedBefore',
    },
    'proposes an index, then releases it': {
      path: 'indexRate.settle',
      begin: async (by) => {
        // One proposal at a time, which stays until it is settled.
        const [open] = await query("UPDATE index_dates SET proposed_by = $1 WHERE state = 'proposed' RETURNING id", [
          by,
        ]);
        if (open) return String(open.id);
        return idOf(
          `INSERT INTO index_dates (rate, published_from, source, state, found_at, old_rate, effective_from, proposed_by, proposed_by_name, proposed_at)
         VALUES (700, current_date, 'staff', 'proposed', now(), 675, current_date + 1, $1, 'x', now()) RETURNING id`,
          [by],
        );
      },
      input: (id) => ({ id, isReleased: true }),
      refusal: 'samePerson',
    },
    'proposes a grant, then agrees to it': {
      path: 'staff.settleGrant',
      begin: async (by) => {
        await query('DELETE FROM grant_proposals');
        return idOf(
          `INSERT INTO grant_proposals (account_id, role, scope_kind, proposed_by) VALUES ($1, 'underwriter', 'lender', $2) RETURNING id`,
          [ids.colleague, by],
        );
      },
      input: (proposalId) => ({ accountId: ids.colleague, proposalId, isAgreed: true }),
      refusal: 'ownProposal',
    },
    'proposes a payment, then approves it': {
      path: 'loanMoney.settleReplacement',
      begin: async (by) => {
        await query('DELETE FROM payment_approvals');
        await query('DELETE FROM payments');
        const id = await idOf(
          `INSERT INTO payments (application_id, kind, subject, attempt, payee, amount_cents, state, channel, destination, idempotency_key, created_on)
         VALUES ($1, 'cash', 'firstDraw', 2, 'x', 100, 'created', 'hand', NULL, $2, current_date) RETURNING id`,
          [loans().loanId, crypto.randomUUID()],
        );
        await query(
          "INSERT INTO payment_approvals (payment_id, account_id, name, approved_at) VALUES ($1, $2, 'x', now())",
          [id, by],
        );
        return id;
      },
      input: (paymentId) => ({ loanId: loans().loanId, paymentId, isApproved: true }),
      refusal: 'samePerson',
    },
  };
};
