import type { Step } from '#funnel/engine/define-step.ts';
import { allOf, onDemand } from '#web/ui/on-demand.tsx';

/** Few questions are lists, and none of the first ones: their code comes with the page that asks one. */
export const list = onDemand(async () => (await import('./list-of.tsx')).ListOf);
/** Weighs what is paid off by the rules, which no other list needs. */
export const debtList = onDemand(async () => (await import('./debt-field.tsx')).DebtField);

/** A page comes with its lists: one that came later would push away what somebody is about to press. Null once they are here. */
export const bringLists = ({ fields }: Pick<Step, 'fields'>): Promise<unknown> | null =>
  allOf(
    fields.flatMap(({ kind, name }) =>
      kind === 'list' ? [list.bring(), name === 'liabilities' ? debtList.bring() : null] : [],
    ),
  );
