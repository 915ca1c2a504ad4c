import type { z } from 'zod';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import type { FunnelVariant } from '#entities/values/funnel-variant.ts';
import type { zipWithUsage } from '#funnel/steps/setup/zip-with-usage.ts';
import type { StepKey, steps } from '#funnel/steps.ts';

/** A branded amount or day as one types it in a test. */
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

/** What a person answers, by step. A field that is not asked may be left out. */
export type PersonaAnswers = { [Key in StepKey]?: Partial<Plain<Parameters<StepOf<Key>['write']>[1]>> };

export type Persona = {
  name: string;
  /** One sentence: who they are and what they are for. */
  story: string;
  variant: FunnelVariant;
  borrower: PersonaAnswers;
  coborrower: PersonaAnswers | null;
  /** Ids of the reported debts they have the line pay off. */
  payOff?: readonly string[];
  /** Ids of reported loans that are on another home of theirs. */
  onAnotherHome?: readonly string[];
  /** What bureaus, valuation, flood, land records and payroll answer about them. */
  facts: OutsideFacts;
};
