import { useState } from 'react';
import { z } from 'zod';
import { compensatingFactor } from '#entities/facts/exceptions/policy-exception.ts';
import { judgmentReason } from '#rules/adverse-action/judgment-reasons.ts';
import { readJson } from '../../read-json.ts';
import { useKeptText } from '../kept-text.tsx';
import type { DecisionKind } from './decision-data.ts';

/** Everything a user types for one decision. */
const typedDecision = z.object({
  kind: z.string(),
  amount: z.string(),
  note: z.string(),
  judgment: z.object({ reasons: z.array(judgmentReason), other: z.string() }),
  wordId: z.string(),
  exception: z.object({ factors: z.array(compensatingFactor), reason: z.string() }),
});
type TypedDecision = z.infer<typeof typedDecision>;

/** What was typed before for the same decision; null for another one, and for a text that is not readable any more. */
const typedFrom = (text: string, kind: DecisionKind): TypedDecision | null => {
  const kept = typedDecision.safeParse(readJson(text)).data;
  return kept?.kind === kind ? kept : null;
};

/** What is typed in the dialog of a decision, kept for its writer until it is recorded or canceled. */
export const useTypedDecision = (kind: DecisionKind, amount: string) => {
  const kept = useKeptText('decision');
  const [now, setNow] = useState<TypedDecision | null>(null);
  const typed = now ??
    typedFrom(kept.first(), kind) ?? {
      ...{ kind, amount, note: '', judgment: { reasons: [], other: '' }, wordId: '' },
      exception: { factors: [], reason: '' },
    };
  const type = (part: Partial<TypedDecision>): void => {
    const next = { ...typed, ...part };
    setNow(next);
    kept.keep(JSON.stringify(next));
  };
  return { typed, type, forget: () => kept.keep('') };
};
