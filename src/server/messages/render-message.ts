import { marked } from 'marked';
import { type Lender, lenderAddress } from '#entities/contract/lender.ts';
import type { Locale } from '#entities/values/locale.ts';
import { wordsFor } from '#words';
import { mailFrame } from './mail-frame.ts';
import { messageSource } from './message-source.ts';
import type { MessageName, MessageVariables } from './messages.ts';

/** A message's language, its sender, and the link to opt out where its kind has one. */
export type Sending = {
  locale: Locale;
  lender: Pick<Lender, 'displayName' | 'legalName' | 'nmls' | 'address' | 'phone' | 'mailLogos'>;
  optOutUrl?: string | undefined;
};
export type RenderedMessage = { subject: string; text: string; html: string; short: string | null };

/** Marked percent-encodes braces inside a URL. */
const VARIABLE = /\{\{(\w+)\}\}|%7B%7B(\w+)%7D%7D/g;

/** A loan number that breaks at its hyphen is hard to read, and a hyphen that does not break could not be searched for. */
const unbroken = (markup: string): string => markup.replace(/^HL-\d+$/, '<span style="white-space:nowrap">$&</span>');

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

type Forms = { html: string; plain: string };
const parsed = new Map<string, Forms>();

/** Both forms of a text that is sent again and again, parsed once. */
const formsOf = (body: string): Forms => {
  const forms = parsed.get(body) ?? { html: marked.parse(body, { async: false }), plain: asPlainText(body) };
  parsed.set(body, forms);
  return forms;
};

/** Values are inserted after the Markdown is parsed: a typed name stays plain text. */
export const renderMessage = <Name extends MessageName>(
  name: Name,
  variables: MessageVariables<Name>,
  { locale, lender, optOutUrl }: Sending,
): RenderedMessage => {
  const { subject, short, body } = messageSource(locale, name);
  const { mails, shell, language } = wordsFor(locale);
  const brand = lender.displayName;
  // Commercial mail has to state the sender's postal address (15 U.S.C. 7704(a)(5)).
  const sender = shell.sender({ name: lender.legalName, nmls: lender.nmls, address: lenderAddress(lender) });
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
  const { html, plain } = formsOf(body);
  const written = fill(html, (value) => unbroken(escapeHtml(value).replaceAll('\n', '<br>')));
  const title = fill(subject, (value) => value.replace(/\s+/g, ' '));
  return {
    subject: title,
    short: short && `${fill(short, (value) => value)} ${mails.stopTexts}`,
    text: [
      fill(plain, (value) => value),
      mails.questions(lender.phone),
      sender,
      ...(optOutUrl ? [mails.plainOptOut(optOutUrl)] : []),
    ].join('\n\n'),
    html: mailFrame({
      language,
      brand: escapeHtml(brand),
      logos: lender.mailLogos,
      letterhead: [lender.legalName, lender.phone].map(escapeHtml),
      title: escapeHtml(title),
      body: written,
      foot: [mails.questions(lender.phone), mails.neverAsked, sender].map(escapeHtml).join('<br>'),
      optOut: optOutUrl ? { url: escapeHtml(optOutUrl), text: escapeHtml(mails.optOut) } : null,
    }),
  };
};

/** Links become their text and URL, with no punctuation after it: copying the URL would pick up a period. */
const asPlainText = (body: string): string =>
  body
    .replace(/(\]\([^)]+\))[.,;:!?]+( +|$)/gm, (_, link: string, gap: string) => link + (gap && '\n'))
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1: $2')
    .replace(/\*\*([^*]+)\*\*/g, '$1');
