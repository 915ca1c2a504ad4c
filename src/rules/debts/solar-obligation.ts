import type { DebtItem } from '#entities/debt-item.ts';

/** Lenders and installers known for solar panels, as bureaus spell them without punctuation. */
const solarCreditors = [
  'goodleap',
  'loanpal',
  'sunlight financial',
  'solar mosaic',
  'dividend solar',
  'enfin',
  'sunrun',
  'blue raven solar',
  'adt solar',
  'sunnova',
  'sunpower',
  'solarcity',
  'tesla energy',
  'vivint solar',
  'lightreach',
  'sungage',
];

const normalised = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

export const isSolarObligation = ({ type, creditor }: Pick<DebtItem, 'type' | 'creditor'>): boolean =>
  type === 'solar' || (creditor !== null && solarCreditors.some((name) => normalised(creditor).includes(name)));
