/** Lines up to this length, the space at their end included, stay whole when they are quoted (RFC 3676, section 4.2). */
const WIDTH = 72;

/** Lines that end in a space are joined again by a mail program that knows how, to any width. A link longer than a line stays whole. */
const wrap = (line: string): string[] => {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > WIDTH) {
    const last = rest.lastIndexOf(' ', WIDTH - 1);
    const space = last > 0 ? last : rest.indexOf(' ', WIDTH);
    if (space === -1) break;
    lines.push(rest.slice(0, space + 1));
    rest = rest.slice(space + 1);
  }
  return [...lines, rest];
};

/** A space in front keeps what looks like a quotation, a mailbox's separator or a space of its own from being taken for one (section 4.4). */
const stuff = (line: string): string => (/^(?: |>|From )/.test(line) ? ` ${line}` : line);

/** A text as `format=flowed` (RFC 3676): paragraphs and list items in lines of 72, their own line ends kept. */
export const flowedText = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) => wrap(line.trimEnd()))
    .map(stuff)
    .join('\n');
