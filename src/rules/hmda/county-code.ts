import type { UsState } from '#entities/values/us-state.ts';

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');

const codesIn = (text: string): Map<string, string> => {
  const codes = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [head = '', ...counties] = line.split('|');
    for (const county of counties)
      codes.set(`${head.slice(0, 2)}/${plain(county.slice(3))}`, `${head.slice(2)}${county.slice(0, 3)}`);
  }
  return codes;
};

let loaded: Promise<Map<string, string>> | null = null;

/** The five digits of a state and its county; null for a county the list does not name. The list is loaded on first use. */
export const countyCode = async (state: UsState, county: string): Promise<string | null> => {
  loaded ??= import('./county-codes.generated.ts').then(({ countyCodes }) => codesIn(countyCodes));
  const codes = await loaded;
  return codes.get(`${state}/${plain(county)}`) ?? codes.get(`${state}/${plain(`${county} County`)}`) ?? null;
};
