import { describe, expect, it } from 'vitest';
import { type CreditAlertKind, creditAlertKind } from '#entities/facts/credit-file.ts';
import { aCreditFile, anApplicant } from '../testing/builders.ts';
import { keysOf } from '../testing/condition-cases.ts';
import { isPossibleStep, stepsFor, type VerificationStep, verificationOf } from './lender-verification.ts';

const withAlert = (kind: CreditAlertKind) => ({ ...aCreditFile([740]), alerts: [{ kind, contact: null, text: null }] });

describe('an alert in a credit file', () => {
  it.each(creditAlertKind.options)('%s is a task for the lender, for each person whose file has it', (kind) => {
    const file = withAlert(kind);
    expect(keysOf(421, { facts: { credit: { borrower: file, coborrower: null } } })).toEqual([
      `421:information:lender:borrower/${kind}`,
    ]);
    const couple = { coborrower: anApplicant({}) };
    expect(keysOf(421, { application: couple, facts: { credit: { borrower: null, coborrower: file } } })).toEqual([
      `421:information:lender:coborrower/${kind}`,
    ]);
  });

  it('is asked for once, whichever bureaus report it', () => {
    const [alert] = withAlert('activeDuty').alerts;
    const alerts = alert ? [alert, alert] : [];
    expect(
      keysOf(421, { facts: { credit: { borrower: { ...aCreditFile([740]), alerts }, coborrower: null } } }),
    ).toHaveLength(1);
  });

  it.each<[CreditAlertKind, VerificationStep, boolean]>([
    ['initialFraud', 'calledNumber', true],
    ['initialFraud', 'otherSteps', true],
    ['activeDuty', 'otherSteps', true],
    ['extendedFraud', 'calledContact', true],
    ['extendedFraud', 'metInPerson', true],
    ['extendedFraud', 'otherSteps', false],
    ['extendedFraud', 'calledNumber', false],
    ['addressDiscrepancy', 'confirmedAddress', true],
    ['addressDiscrepancy', 'otherSteps', false],
  ])('%s by %s: %s', (about, step, expected) => {
    expect(isPossibleStep({ person: 'borrower', about }, step)).toBe(expected);
  });
});

it('is named by its person and its subject', () => {
  for (const about of creditAlertKind.options)
    expect(verificationOf(`coborrower/${about}`)).toEqual({ person: 'coborrower', about });
  for (const other of [null, '', 'borrower', 'borrower/other', 'debt-1']) expect(verificationOf(other)).toBeNull();
  expect(Object.values(stepsFor).every((steps) => steps.length > 0)).toBe(true);
});
