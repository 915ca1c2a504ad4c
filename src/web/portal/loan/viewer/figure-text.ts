import type { FigureName } from '#entities/contract/documents/document-figure.ts';
import { day } from '#entities/values/day.ts';
import { toCents } from '#entities/values/money.ts';
import { documentFields, type FieldRule } from '#rules/documents/reading/document-fields.ts';
import { amountsIn, daysIn } from '#rules/documents/reading/values-in-text.ts';
import { inCents, inLongDate } from '#words/figures.ts';

const kinds = new Map<FigureName, FieldRule['kind']>(
  Object.values(documentFields).flatMap((rules) => rules.map(({ name, kind }) => [name, kind] as const)),
);

export const kindOf = (name: FigureName): FieldRule['kind'] => kinds.get(name) ?? 'company';

/** A kept figure as people read it. */
export const figureText = (name: FigureName, value: string): string => {
  if (kindOf(name) === 'money') return inCents(toCents(Number(value)));
  const date = kindOf(name) === 'day' ? day.safeParse(value) : null;
  return date?.success ? inLongDate(date.data) : value;
};

/** A typed figure as it is kept; null where it is not one. */
export const typedFigure = (name: FigureName, text: string): string | null => {
  const typed = text.trim();
  switch (kindOf(name)) {
    case 'money': {
      const [amount] = amountsIn(/[$,.]/.test(typed) ? typed : `$${typed}`);
      return amount === undefined ? null : String(amount);
    }
    case 'day':
      return daysIn(typed)[0] ?? null;
    case 'year':
      return /^20\d\d$/.test(typed) ? typed : null;
    default:
      return typed === '' ? null : typed;
  }
};
