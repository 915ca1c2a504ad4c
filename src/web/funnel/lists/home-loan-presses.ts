import type { Item } from './list-items.ts';

export const confirmLoan = (item: Item): Item => ({ ...item, confirmed: true });

/** The only press that takes a loan off the home. */
export const disownLoan = (item: Item): Item => ({ ...item, confirmed: false });

/** Answering a question about a loan confirms it, whatever was said before: only an explicit "no" may take it off. */
export const answerLoan = (item: Item, name: string, value: unknown): Item => ({
  ...confirmLoan(item),
  [name]: value,
});

/** Opening a loan to correct it is a word that it is here; a loan on another home stays there. */
export const editLoan = (item: Item): Item => (item.confirmed === false ? item : confirmLoan(item));
