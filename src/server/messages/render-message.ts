import { marked } from 'marked';
import { mailFrame } from './mail-frame.ts';
import { messageSource } from './message-source.ts';
import type { MessageName, MessageVariables } from './messages.ts';

export type RenderedMessage = { subject: string; text: string; html: string; short: string | null };

/** Marked percent-encodes braces inside a URL. */
const VARIABLE = /\{\{(\w+)\}\}|%7B%7B(\w+)%7D%7D/g;

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** Values are inserted after the Markdown is parsed: a typed name stays plain text. */
export const renderMessage = <Name extends MessageName>(
  name: Name,
  variables: MessageVariables<Name>,
  { brand, optOutUrl }: { brand: string; optOutUrl?: string | undefined },
): RenderedMessage => {
  const { subject, short, body } = messageSource(name);
  const values = new Map<string, string>(Object.entries({ ...variables, brand }));
  const valueFor = (variable: string): string => {
    const value = values.get(variable);
    if (value === undefined) throw new Error(`The message ${name} wants ${variable}.`);
    return value;
  };
  const fill = (template: string, write: (value: string) => string): string =>
    template.replace(VARIABLE, (_, plain: string | undefined, encoded: string | undefined) =>
      write(valueFor(plain ?? encoded ?? '')),
    );
  const written = fill(marked.parse(body, { async: false }), (value) => escapeHtml(value).replaceAll('\n', '<br>'));
  const title = fill(subject, (value) => value.replace(/\s+/g, ' '));
  return {
    subject: title,
    short: short && `${fill(short, (value) => value)} ${STOP}`,
    text: [fill(asPlainText(body), (value) => value), ...(optOutUrl ? [plainOptOut(optOutUrl)] : [])].join('\n\n'),
    html: mailFrame({
      brand: escapeHtml(brand),
      title: escapeHtml(title),
      body: written,
      optOutUrl: optOutUrl ? escapeHtml(optOutUrl) : null,
    }),
  };
};

/** Every text message must say how to opt out. */
const STOP = 'Reply STOP to end texts.';

const plainOptOut = (url: string): string => `You can stop messages like this one: ${url}`;

/** Links become their text and URL, with no punctuation after it: copying the URL would pick up a period. */
const asPlainText = (body: string): string =>
  body
    .replace(/(\]\([^)]+\))[.,;:!?]+( +|$)/gm, (_, link: string, gap: string) => link + (gap && '\n'))
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1: $2')
    .replace(/\*\*([^*]+)\*\*/g, '$1');
