import { z } from 'zod';

const KEY = 'hearthline.loan-list';

/** The loans of the list a loan was opened from, in order, and the list's URL. Numbers only: no personal data is kept. */
const loanList = z.object({ ids: z.array(z.string()).max(1000), back: z.string().startsWith('/portal') });
export type LoanList = z.infer<typeof loanList>;

/** For this tab only, so that two tabs with two lists do not mix. */
export const keepLoanList = (list: LoanList): void => sessionStorage.setItem(KEY, JSON.stringify(list));

export type InList = { back: string; at: number; count: number; previous: string | null; next: string | null };

/** A loan's position among them; null if it was opened another way. */
export const inLoanList = (loanId: string): InList | null => {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return null;
  const kept = loanList.safeParse(JSON.parse(text));
  const at = kept.data?.ids.indexOf(loanId) ?? -1;
  if (!kept.success || at === -1) return null;
  const { ids, back } = kept.data;
  return { back, at: at + 1, count: ids.length, previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
};
