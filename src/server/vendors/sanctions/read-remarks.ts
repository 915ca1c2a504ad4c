import type { ListedBirth, ListedEntry } from '#entities/facts/published/sanctions-list.ts';

const YEAR = /\b(1[89]\d\d|20\d\d)\b/g;

/** `15 Mar 1955`, `1951`, `circa 1960`, `1960 to 1963`. */
const birthOf = (text: string): ListedBirth[] => {
  const years = [...text.matchAll(YEAR)].map(([year]) => Number(year));
  if (years.length === 0) return [];
  const around = /circa/i.test(text) ? 1 : 0;
  return [{ text, firstYear: Math.min(...years) - around, lastYear: Math.max(...years) + around }];
};

/** Birth dates and weak aliases stand in the remarks, between semicolons. */
export const readRemarks = (remarks: string | null): Pick<ListedEntry, 'births' | 'weakAliases'> => {
  const items = (remarks ?? '').split(';').map((item) => item.trim().replace(/\.$/, ''));
  return {
    births: items.flatMap((item) => birthOf(/^(?:alt\. )?DOB (.+)$/.exec(item)?.[1] ?? '')),
    weakAliases: items.flatMap((item) => /^(?:alt\. )?[afn]\.k\.a\. '(.+)'$/.exec(item)?.[1] ?? []),
  };
};
