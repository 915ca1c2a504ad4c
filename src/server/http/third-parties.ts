import { escapeMarkup } from '#entities/text/escape-markup.ts';
import { wordsFor } from '#words';
import type { Settings } from '../settings.ts';

const QUESTION = /<section[^>]*data-part="third-parties"[\s\S]*?<\/section>/;
const CHOICES = /<button[^>]*data-part="privacy-choices"[\s\S]*?<\/button>/;

/**
 * Without anything set up, the question and its script are taken out of every page. Pages where people enter or read
 * personal details never had them, and lose the button that would bring them up.
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

/** Whom a page that holds the question may load from. */
export const originsOf = (html: string, { origins }: Settings['thirdParties']): readonly string[] =>
  QUESTION.test(html) ? origins : [];
