/** Text for lists applicants add to, one set for each kind of entry. */
export type ListWords = {
  add: string;
  addAnother: string;
  addThis: string;
  fresh: string;
  none: string | null;
  untitled: (place: number) => string;
};

const named = ({ one, none = null }: { one: string; none?: string | null }): ListWords => ({
  add: `Add ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`,
  addAnother: `Add another ${one}`,
  addThis: `Add this ${one}`,
  fresh: `New ${one}`,
  none,
  untitled: (place) => `${one[0]?.toUpperCase()}${one.slice(1)} ${place}`,
});

const byList: Readonly<Record<string, ListWords>> = {
  residences: named({ one: 'address' }),
  otherNames: named({ one: 'name' }),
  otherTitleHolders: named({ one: 'owner' }),
  properties: named({ one: 'property' }),
  employments: named({ one: 'job' }),
  incomeInformation: named({ one: 'year' }),
  incomeSources: named({ one: 'source of income' }),
  mortgages: named({ one: 'loan' }),
  liabilities: named({ one: 'debt', none: 'No debts were reported. Add one if it is missing.' }),
  declaredEvents: named({ one: 'event' }),
  derogatoryEvents: named({ one: 'event' }),
};

const entry = named({ one: 'entry' });

/** The words for the list at a path, such as `properties.0.mortgages` or one of its entries. */
const wordsAt = (path: string): ListWords => {
  const name = path
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .at(-1);
  return byList[name ?? ''] ?? entry;
};

export const lists = Object.assign(wordsAt, {
  sources: {
    fromYou: 'From you, not yet confirmed',
    fromFile: 'From your credit report',
    corrected: 'From your credit report, corrected by you',
    confirmedBy: {
      payroll: 'Confirmed by payroll record',
      bank: 'Confirmed by bank record',
      employer: 'Confirmed by your employer',
    },
    noPaystubs: 'No paystubs needed',
    pastJob: 'Past job, no documents needed',
  },
  cards: {
    monthBeforeTax: 'a month, before tax',
    rentMonth: 'rent a month',
    worth: 'value',
    owed: 'owed',
    today: 'today',
    open: 'not entered yet',
    span: (from: string, to: string) => `${from} to ${to}`,
  },
});
