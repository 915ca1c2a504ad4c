import type { z } from 'zod';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { FunnelVariant } from '#entities/values/funnel-variant.ts';
import type { zipWithUsage } from '#funnel/steps/setup/zip-with-usage.ts';
import type { StepKey, steps } from '#funnel/steps.ts';

/** A branded amount or day as written in a test. */
type Plain<Value> = Value extends number
  ? number
  : Value extends string & z.$brand
    ? string
    : Value extends readonly (infer Item)[]
      ? Plain<Item>[]
      : Value extends object
        ? { [Key in keyof Value]: Plain<Value[Key]> }
        : Value;

type StepOf<Key extends StepKey> = Key extends 'zip' ? typeof zipWithUsage : (typeof steps)[Key];

/** A persona's answers, by step. Fields that do not apply may be left out. */
export type PersonaAnswers = { [Key in StepKey]?: Partial<Plain<Parameters<StepOf<Key>['write']>[1]>> };

export type Persona = {
  name: string;
  /** One sentence: the persona and its purpose. */
  story: string;
  variant: FunnelVariant;
  borrower: PersonaAnswers;
  coborrower: PersonaAnswers | null;
  /** Ids of the reported debts the line pays off. */
  payOff?: readonly string[];
  /** Ids of reported loans on another home they own. */
  onAnotherHome?: readonly string[];
  /** Responses from bureaus, valuation, flood, land records and payroll. */
  facts: OutsideFacts;
  /** What a hard pull before closing shows, where it differs from the soft one. */
  hardCredit?: OutsideFacts['credit'];
};
