/** The long run takes everything; `npm test` takes a part, another one each day. */
export const isLong = Boolean(process.env.TEST_LONG);

const today = Math.floor(Date.now() / 86_400_000);

/** One of every `share`, others each day. */
export const byTurns = <T>(all: readonly T[], share: number): T[] =>
  all.filter((_, place) => isLong || (place + today) % share === 0);

/** One of them, another each day; `at` sets several such choices apart. */
export const oneByTurns = <T>(all: readonly T[], at = 0): T[] =>
  all.filter((_, place) => isLong || place === (today + at) % all.length);
