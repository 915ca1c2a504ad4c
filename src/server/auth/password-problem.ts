import type { Day } from '#entities/values/day.ts';

let loaded: Promise<ReadonlySet<string>> | null = null;

/** Passwords known from breaches and from lists of the most common ones. Asked without a network; loaded with the first password that is set. */
const commonPasswords = (): Promise<ReadonlySet<string>> => {
  loaded ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return loaded;
};

export type PasswordProblem = 'passwordCommon' | 'passwordPersonal';

/** Words about the person and the lender that anyone could find out. */
export type PasswordContext = { words: readonly (string | null)[]; dateOfBirth: Day | null };

const PRODUCT = 'hearthline';
const SHORTEST_WORD = 3;
/** What is left without the personal words has to be a password of its own. */
const LEAST_LEFT = 8;
/** "sunshine2024!!" is "sunshine" to a guesser. */
const MOST_ADDED = 6;

const plainOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const isCommon = async (password: string): Promise<boolean> => {
  const common = await commonPasswords();
  const lower = password.normalize('NFKC').toLowerCase();
  const core = plainOf(password).replace(/\d+$/, '');
  const isPadded = core.length >= 4 && common.has(core) && lower.length - core.length <= MOST_ADDED;
  return common.has(lower) || isPadded || /^(.{1,4}?)\1+$/u.test(lower);
};

const datesOf = (born: Day | null): string[] => {
  const [year = '', month = '', day = ''] = born?.split('-') ?? [];
  const short = year.slice(2);
  return born === null
    ? []
    : [year, short].flatMap((each) => [month + day + each, day + month + each, each + month + day]);
};

const wordsOf = ({ words, dateOfBirth }: PasswordContext): string[] => {
  const said = [PRODUCT, ...words].flatMap((word) => (word === null ? [] : [word, ...word.split(/[^\p{L}\p{N}]+/u)]));
  const plain = [...said.map(plainOf), ...datesOf(dateOfBirth)].filter((word) => word.length >= SHORTEST_WORD);
  return [...new Set(plain)].toSorted((one, other) => other.length - one.length);
};

const isPersonal = (password: string, context: PasswordContext): boolean => {
  const plain = plainOf(password);
  const left = wordsOf(context).reduce((rest, word) => rest.replaceAll(word, ''), plain);
  return left !== plain && left.length < LEAST_LEFT;
};

/** The reason a new password is too easy to guess, or null. Length is the schema's matter; no mix of characters is asked for. */
export const passwordProblem = async (password: string, context: PasswordContext): Promise<PasswordProblem | null> => {
  if (isPersonal(password, context)) return 'passwordPersonal';
  return (await isCommon(password)) ? 'passwordCommon' : null;
};
