import { expect, it } from 'vitest';
import { aDebt, aMortgage, anApplication } from '#rules/testing/builders.ts';
import { withoutCoborrower } from './without-coborrower.ts';

const paper = {
  type: 'paystub',
  propertyId: null,
  subjectId: null,
  state: 'received',
  idSubtype: null,
  idSide: null,
} as const;

it('takes along what only the one who left owes and sent, and leaves what is shared or on the home', () => {
  const left = withoutCoborrower(
    anApplication({
      mortgages: [
        aMortgage({ id: 'unplaced', debtor: 'coborrower', confirmed: false }),
        aMortgage({ id: 'placed', debtor: 'coborrower', confirmed: true }),
        aMortgage({ id: 'both', debtor: 'joint', confirmed: false }),
        aMortgage({ id: 'own', debtor: 'borrower', confirmed: false }),
      ],
      liabilities: (['borrower', 'coborrower', 'joint'] as const).map((debtor) => aDebt({ id: debtor, debtor })),
      uploads: [
        { ...paper, id: 'theirs', isCoborrower: true },
        { ...paper, id: 'mine', isCoborrower: false },
      ],
    }),
  );
  const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
  expect(idsOf(left.mortgages)).toEqual(['placed', 'both', 'own']);
  expect(idsOf(left.liabilities)).toEqual(['borrower', 'joint']);
  expect(idsOf(left.uploads)).toEqual(['mine']);
});
