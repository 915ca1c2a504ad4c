import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A place in a compiled program: its file, and the line. */
const COMPILED = /(?:file:\/\/)?(\/[^\s()]*\/build-server\/[\w.-]+\.mjs):(\d+)/;
/** The compiler heads the code of each source with its name. */
const HEADING = /^\/\/ (\S+\.(?:[cm]?[jt]s|json))$/;

type Heading = { line: number; source: string };
const headingsByFile = new Map<string, readonly Heading[]>();

const headingsOf = (file: string): readonly Heading[] => {
  const known = headingsByFile.get(file);
  if (known) return known;
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const headings = lines.flatMap((text, index) => {
    const source = HEADING.exec(text)?.[1];
    return source === undefined ? [] : [{ line: index + 1, source }];
  });
  headingsByFile.set(file, headings);
  return headings;
};

/** A frame of a stack with the source it was compiled from; the line stays the compiled file's, which is readable as it stands. */
export const sourceOfFrame = (frame: string): string => {
  const [place = '', file = '', line] = COMPILED.exec(frame) ?? [];
  if (place === '') return frame;
  const source = headingsOf(file).findLast((heading) => heading.line <= Number(line))?.source;
  return source === undefined ? frame : frame.replace(place, `${source}, ${basename(file)}:${line}`);
};
