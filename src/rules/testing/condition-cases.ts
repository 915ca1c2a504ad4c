import type { Application } from '#entities/application/application.ts';
import type { Declarations } from '#entities/application/declarations.ts';
import type { DerogatoryKind } from '#entities/application/derogatory-event.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { type Day, toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import type { Policy } from '#policy/policy.ts';
import type { ConditionCode } from '../conditions/condition-catalog.ts';
import { type DeskFacts, noDeskFacts } from '../conditions/condition-context.ts';
import { conditionRequest } from '../conditions/condition-request.ts';
import { conditionRequests } from '../conditions/condition-requests.ts';
import { aCreditFile, aHome, anApplicant, anApplication, noDeclarations, outsideFactsWith } from './builders.ts';
import { asOf, policy } from './worked-example.ts';

const $ = toDollars;

export type Given = {
  application?: Partial<Application>;
  facts?: Partial<OutsideFacts>;
  desk?: Partial<DeskFacts>;
  policy?: Partial<Policy>;
};
export const requestsFor = ({ application = {}, facts = {}, desk = {}, policy: change = {} }: Given) =>
  conditionRequests({
    application: anApplication(application),
    facts: outsideFactsWith(facts),
    desk: { ...noDeskFacts(), ...desk },
    policy: { ...policy, ...change },
    asOf,
  }).map((request) => conditionRequest.parse(request));
export const keysOf = (code: ConditionCode, given: Given) =>
  requestsFor(given)
    .filter((request) => request.code === code)
    .map(({ key, count }) => (count === 1 ? key : `${key} x${count}`));

export const borrower = (change: Parameters<typeof anApplicant>[0]): Given => ({
  application: { borrower: anApplicant(change) },
});
export const declared = (change: Partial<Declarations>): Given =>
  borrower({ declarations: { ...noDeclarations(), ...change } });
export const file = (change: Parameters<typeof aCreditFile>[1]): Given => ({
  facts: { credit: { borrower: aCreditFile([700], change), coborrower: null } },
});
export const home = (change: Parameters<typeof aHome>[0]): Given => ({ application: { property: aHome(change) } });
export const title = (change: Partial<NonNullable<OutsideFacts['title']>>): Given => ({
  application: { borrower: anApplicant({ firstName: 'Marisol', lastName: 'Vega' }) },
  facts: {
    title: { holder: 'person', trustKind: null, names: ['VEGA MARISOL A'], acquiredOn: null, openLiens: [], ...change },
  },
});
export const valuation = (fsd: number): Given => ({
  facts: { valuations: [{ model: 'm', value: $(500_000), low: null, high: null, fsd, asOf }] },
});
export const event = (kind: DerogatoryKind, on: Day = toDay('2020-01-01')) => ({
  id: 'e',
  kind,
  on,
  chapter: null,
});

/** A code, the facts that open it, the resulting requests, and near misses that do not open it. */
export type ConditionCase = [code: ConditionCode, given: Given, keys: string[], near: Given];
