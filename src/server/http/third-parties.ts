import { escapeMarkup } from '#entities/text/escape-markup.ts';
import { wordsFor } from '#words';
import type { Settings } from '../settings.ts';

const QUESTION = /<section[^>]*data-part="third-parties"[\s\S]*?<\/section>/;
const CHOICES = /<button[^>]*data-part="privacy-choices"[\s\S]*?<\/button>/;

/**
 * Without any configured, the consent prompt and its script are removed from every page. Pages where applicants enter or read
 * personal information never had them, and lose the button that would open it.
 */
export const withThirdParties = (
  html: string,
  { thirdParties: { scripts, names }, LOCALE }: Pick<Settings, 'thirdParties' | 'LOCALE'>,
): string => {
  if (scripts.length === 0 || !QUESTION.test(html)) return html.replace(QUESTION, '').replace(CHOICES, '');
  return html
    .replace('data-scripts=""', `data-scripts="${escapeMarkup(scripts.join(' '))}"`)
    .replace(
      /(data-slot="third-parties">)[^<]*/,
      (_, slot: string) => slot + wordsFor(LOCALE).thirdPartyWords.question(names),
    );
};

/** The origins a page with the consent prompt may load from. */
export const originsOf = (html: string, { origins }: Settings['thirdParties']): readonly string[] =>
  QUESTION.test(html) ? origins : [];
