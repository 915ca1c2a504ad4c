/** Companies that finance or lease solar panels. Matching is by word, so one entry covers "Inc.", "LLC" and capital letters. */
export const solarCreditors = [
  'Solar',
  'GoodLeap',
  'Loanpal',
  'Sunlight Financial',
  // As bureaus shorten it.
  'Sunlight Fin',
  'Solar Mosaic',
  'Mosaic Solar',
  'Dividend Solar Finance',
  'Dividend Solar',
  'EnFin',
  'Sunrun',
  'Vivint Solar',
  'Blue Raven Solar',
  'ADT Solar',
  'Sunnova',
  'SunPower',
  'Tesla Energy',
  'SolarCity',
  'LightReach',
  'Palmetto Solar',
  'Sungage Financial',
  'OneEthos',
] as const;

/** PACE assessments are collected with the property tax and come before every mortgage: liens, not solar loans. */
export const pacePrograms = ['PACE', 'Ygrene', 'Renovate America', 'HERO Program', 'CaliforniaFIRST'] as const;
