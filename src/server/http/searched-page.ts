import { escapeMarkup } from '#entities/text/escape-markup.ts';
import { matchesWords } from '#entities/text/matches-words.ts';
import type { Words } from '#words';

export type SiteQuestion = {
  /** The search text. */
  q: string;
  topic: string;
  /** The item a link opens. */
  open: string;
};

const MOST = 80;

export const siteQuestion = (query: Record<string, string>): SiteQuestion | null => {
  const given = { q: (query.q ?? '').slice(0, MOST).trim(), topic: query.topic ?? '', open: query.open ?? '' };
  return Object.values(given).some((value) => value !== '') ? given : null;
};

const ITEM = /(<(?:li|details)[^>]*) data-item="([^"]*)" data-topic="([^"]*)"/g;
const GROUP = /data-group="([^"]*)"/g;

type Searched = { question: SiteQuestion; texts: Readonly<Record<string, string>>; words: Words };

/** The prerendered page with its search applied: other items hidden, slots filled, no script needed. */
export const searchedPage = (html: string, { question: { q, topic, open }, texts, words }: Searched): string => {
  const isAsked = q !== '' || topic !== '';
  const shown = new Set<string>();
  let count = 0;
  let of = 0;
  const page = html
    .replace(ITEM, (_, tag: string, item: string, itemTopic: string) => {
      const isFound = (topic === '' || topic === itemTopic) && matchesWords(texts[item] ?? '', q);
      of += 1;
      if (isFound) {
        count += 1;
        shown.add(itemTopic);
      }
      const state = isFound
        ? tag.startsWith('<details') && (item === open || q !== '')
          ? ' open=""'
          : ''
        : ' hidden=""';
      return `${tag} data-item="${item}" data-topic="${itemTopic}"${state}`;
    })
    .replace(GROUP, (group, name: string) => (shown.has(name) ? group : `${group} hidden=""`));
  if (!isAsked) return page;
  return page
    .replace(/(<input[^>]*name="q"[^>]*value=")"/, (_, input: string) => `${input}${escapeMarkup(q)}"`)
    .replace(`data-topic-link="${escapeMarkup(topic)}"`, (link) => `${link} aria-current="true"`)
    .replace(
      /(data-slot="search-result"[^>]*>)/,
      (slot) => slot + escapeMarkup(words.siteSearchWords.found({ count, of, query: q })),
    );
};
