import type { Step } from '#funnel/engine/define-step.ts';
import type { Field } from '#funnel/engine/field.ts';
import { bringAll, type Coming, onDemand } from '#web/ui/on-demand.tsx';

/** Few questions are lists, and none of the first ones: their code comes with the page that asks one. */
export const list = onDemand(async () => (await import('../lists/list-of.tsx')).ListOf);
/** Cards that are chosen instead of opened, which no other list has. */
export const debtList = onDemand(async () => (await import('../lists/debt-field.tsx')).DebtField);
/** One question before the application asks for an address. */
export const address = onDemand(async () => (await import('../streets/address-answer.tsx')).AddressAnswer);

const partsOfField = ({ kind, name, item = [] }: Field): Coming[] => {
  if (kind === 'address') return [address];
  if (kind !== 'list') return [];
  return [list, ...(name === 'liabilities' ? [debtList] : []), ...item.flatMap(partsOfField)];
};

export const partsOfFields = ({ fields }: Pick<Step, 'fields'>): Coming[] => fields.flatMap(partsOfField);

/** Null once all fields of a page are here. */
export const bringFields = (step: Pick<Step, 'fields'>): Promise<unknown> | null => bringAll(partsOfFields(step));
