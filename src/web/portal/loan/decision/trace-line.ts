import type { FactRow } from '#rules/facts/fact-rows.ts';
import type { Outcome, TraceRow } from '#rules/trace/trace-row.ts';
import { deskChange, deskRules } from '#words/portal/desk/rules.ts';
import { decisionDesk as words } from '#words/portal/loan-desk/decision.ts';
import { exceptionDesk } from '#words/portal/loan-desk/exceptions.ts';
import { factEntryWords } from '#words/portal/loan-desk/fact-entry.ts';
import { ruleLimitText } from '#words/rules.ts';
import { limitText, valueText } from './trace-words.ts';

/** One line of the trace, whatever it comes from: a rule, a fact or a check. */
export type TraceLine = {
  key: string;
  outcome: Outcome | 'excepted';
  name: string;
  notes: readonly string[];
  /** Null where the line has a source only. */
  value: string | null;
  limit: string;
};

/** Met by an exception, and not by the policy's own limit. */
const isExcepted = ({ outcome, value, policyLimit }: TraceRow): boolean =>
  outcome === 'pass' &&
  value?.unit === 'basisPoints' &&
  policyLimit?.unit === 'basisPoints' &&
  value.amount > policyLimit.amount;

export const ruleLine = (row: TraceRow, nameOf: (debtId: string) => string): TraceLine => ({
  key: `${row.rule} ${limitText(row)}`,
  outcome: isExcepted(row) ? 'excepted' : row.outcome,
  name: deskRules[row.rule].name,
  notes: [
    deskRules[row.rule].rule,
    ...(isExcepted(row) && row.policyLimit ? [exceptionDesk.raised(ruleLimitText(row.rule, row.policyLimit))] : []),
    ...(row.change === null
      ? []
      : [`${words.change}: ${row.change.map((change) => deskChange(change, nameOf)).join(' ')}`]),
  ],
  value: valueText(row, row.value),
  limit: limitText(row),
});

/** A fact the rules used, and where it came from. */
export const factLine = ({ fact, person, source, outcome }: FactRow, firstName: string | null): TraceLine => ({
  key: `${fact} ${person}`,
  outcome,
  name: factEntryWords.needed(fact, firstName),
  notes: [],
  value: null,
  limit: source === null ? factEntryWords.nobody : factEntryWords.sources[source],
});
