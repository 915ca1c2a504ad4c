/** Server text about a search on a prebuilt page. */
export const siteSearchWords = {
  found: ({ count, of, query }: { count: number; of: number; query: string }): string => {
    const what = query === '' ? '' : ` for “${query}”`;
    return count === 0 ? `Nothing found${what}. Try fewer or other words.` : `${count} of ${of}${what}.`;
  },
} as const;
