import type { Application } from '#entities/application/application.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { asDebtsOf, withCreditFile } from './with-credit-file.ts';

/**
 * What was sent stays as it was shown, so a hard pull's new debts are not written into it. The rules count them all the same.
 */
export const withHardDebts = (application: Application, { credit }: Pick<OutsideFacts, 'credit'>): Application =>
  (['borrower', 'coborrower'] as const).reduce<Application>((known, person) => {
    const file = credit[person];
    return file?.outcome === 'found' && !file.isSoft ? withCreditFile(known, asDebtsOf(file, person)) : known;
  }, application);
