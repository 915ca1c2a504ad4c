import { z } from 'zod';
import type { Applicant } from '#entities/application/applicant.ts';
import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import type { CreditFile } from '#entities/facts/credit-file.ts';
import type { FactKind } from '#entities/facts/fact-kind.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { Day } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import type { Policy } from '#policy/policy.ts';
import { allDebts } from '../debts/all-debts.ts';
import { peopleOf } from '../documents/people-of.ts';
import { debtorOf } from '../documents/required-documents.ts';
import type { ConditionCode } from './condition-catalog.ts';
import type { Asked } from './condition-request.ts';

/** A condition staff opened: one of the catalog, or one in their own words. */
export type OpenedByStaff = { subjectId: string | null } & (
  | { code: ConditionCode; owner: Person }
  | { own: OwnCondition }
);

export const ownConditionOwner = z.enum(['borrower', 'coborrower', 'lender']);
export const ownConditionKind = z.enum(['document', 'information']);
export const ownConditionPriorTo = z.enum(['approval', 'closing', 'funding']);
/** Whom it is asked of, how, and the step it holds up. */
export type OwnCondition = {
  owner: z.infer<typeof ownConditionOwner>;
  kind: z.infer<typeof ownConditionKind>;
  priorTo: z.infer<typeof ownConditionPriorTo>;
};

/** Facts known only to staff or the identity check. */
export type DeskFacts = {
  opened: OpenedByStaff[];
  paidBeforeClosing: string[];
  identityMismatches: Person[];
  /** Facts that no vendor will tell: none is configured, or it does not know. Staff order and enter them. */
  leftToStaff: FactKind[];
  /** The hard pull that policy wants before closing is missing, or the accepted line fails on it. */
  isHardPullOpen: boolean;
  /** Applicants whose objection to a corrected answer nobody has settled. */
  objecting: Person[];
};

export const noDeskFacts = (): DeskFacts => ({
  opened: [],
  paidBeforeClosing: [],
  identityMismatches: [],
  leftToStaff: [],
  isHardPullOpen: false,
  objecting: [],
});

export type ConditionContext = {
  application: Application;
  facts: OutsideFacts;
  desk: DeskFacts;
  policy: Policy;
  asOf: Day;
};

export type OnePerson = { person: Person; applicant: Applicant; file: CreditFile | null };

/** One request per applicant the test holds for. */
export const askPeople = (
  { application, facts }: Pick<ConditionContext, 'application' | 'facts'>,
  test: (one: OnePerson) => boolean,
): Asked[] =>
  peopleOf(application)
    .map((one) => ({ ...one, file: facts.credit[one.person] }))
    .filter(test)
    .map(({ person }) => ({ owner: person }));

/** One request per debt the test holds for, addressed to its debtor. */
export const askDebts = (
  { application }: Pick<ConditionContext, 'application'>,
  test: (debt: DebtItem) => boolean,
): Asked[] =>
  allDebts(application)
    .filter(test)
    .map((debt) => ({ owner: debtorOf(debt, application), subjectId: debt.id }));
