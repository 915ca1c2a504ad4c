import { expect, it } from 'vitest';
import { pseudoMarkdown } from './pseudo-markdown.ts';

it.each([
  ['title: Notice of action taken', /^title: «Notice of action taken[ ~]+»$/],
  ['## Your rate {variable}', /^## «Your rate[ ~]+» \{variable\}$/],
  ['## How to cancel [beside]', /^## «How to cancel[ ~]+» \[beside\]$/],
  ['!! You may cancel until', /^!! «You may cancel until[ ~]+»$/],
  ['1. you opened the line;', /^1\. «you opened the line;[ ~]+»$/],
  ['| Reason | No |', /^\| «Reason[ ~]+» \| «No[ ~]+» \|$/],
  ['|---|---|', /^\|---\|---\|$/],
  ['numbered: no', /^numbered: no$/],
  ['> Keep it.', /^> «Keep it\.[ ~]+»$/],
  ['- {{reasons}}', /^- \{\{reasons\}\}$/],
  ['- the day you received it;', /^- «the day you received it;[ ~]+»$/],
  ['[sign] I sign.', /^\[sign\] «I sign\.[ ~]+»$/],
  ['{{table:payments}}', /^\{\{table:payments\}\}$/],
  [':::counsel right', /^:::counsel right$/],
  ['---', /^---$/],
  ['**Copy {{copy}} of 2.** You agreed.', /^\*\*«Copy[ ~]+» \{\{copy\}\} «of 2\.[ ~]+»\*\* «You agreed\.[ ~]+»$/],
  ['Or [start here]({{startUrl}}). Bye.', /^«Or[ ~]+» \[«start here[ ~]+»\]\(\{\{startUrl\}\}\)\. «Bye\.[ ~]+»$/],
  ['', /^$/],
])('marks the text of %s and keeps its markup', (line, expected) => {
  expect(pseudoMarkdown(line)).toMatch(expected);
});
