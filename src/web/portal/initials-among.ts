import { initialsOf } from '#web/ui/initials-of.ts';

const LONGEST = 3;

/** Letters that tell these people apart: where two share their initials, with more of the last name. */
export const initialsAmong = (names: readonly string[]): ReadonlyMap<string, string> => {
  const people = [...new Set(names)];
  const longer = (name: string, letters: number): string => {
    const last = name.trim().split(/\s+/).at(-1) ?? '';
    return initialsOf(name) + last.slice(1, letters - 1).toLowerCase();
  };
  const short = (name: string): string =>
    Array.from({ length: LONGEST - 1 }, (_, at) => longer(name, at + 2)).find((mark, at) =>
      people.every((other) => other === name || longer(other, at + 2) !== mark),
    ) ?? '';
  return new Map(
    people.map((name) => {
      const mark = short(name);
      if (mark !== '') return [name, mark];
      // Even their longer letters are the same: they are numbered.
      const alike = people.filter((other) => initialsOf(other) === initialsOf(name)).toSorted();
      return [name, `${initialsOf(name)}${alike.indexOf(name) + 1}`];
    }),
  );
};
