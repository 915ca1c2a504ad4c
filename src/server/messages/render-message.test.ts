import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lender } from '#entities/contract/lender.ts';
import { mailLogoIds, withMailLogos } from '#entities/text/mail-logos.ts';
import prairieLender from '../../../tests/lenders/prairie/lender.json' with { type: 'json' };
import { unmarkedText } from '../../words/testing/unmarked-text.ts';
import { readLender } from '../read-lender.ts';
import { messagePreviews } from './message-previews.ts';
import { messageSource, variablesIn } from './message-source.ts';
import { type MessageName, messages, optOutOf } from './messages.ts';
import { renderMessage } from './render-message.ts';

const names = Object.keys(messages) as MessageName[];

const prairie = lender.parse(prairieLender);
/** The lender's own data, in every language the same. */
const LETTERHEAD = /Prairie Home Credit, LLC|\(555\) 019-0777/g;

describe('every message', () => {
  it('has its text, and every text its message', () => {
    const folder = new URL('../../../content/en/mails/', import.meta.url);
    const written = readdirSync(folder).map((file) => file.replace(/\.md$/, ''));
    expect(written.sort()).toEqual(
      Object.values(messages)
        .map(({ file }) => file)
        .sort(),
    );
  });

  it.each(names)('%s takes the days of its links and deadlines from the code that sets them', (name) => {
    const { subject, short, body } = messageSource('en', name);
    expect(`${subject}\n${short}\n${body}`).not.toMatch(/\b(\d+|two|three|five|seven|ten|fourteen|thirty) days?\b/);
  });

  it.each(names)('%s uses exactly the variables it is given', (name) => {
    expect(
      variablesIn(messageSource('en', name))
        .filter((each) => each !== 'brand')
        .sort(),
    ).toEqual(Object.keys(messages[name].sample).sort());
  });

  it.each(messagePreviews({ locale: 'en', lender: prairie }))(
    '$name reads as text and as a page, with nothing left to fill in',
    (preview) => {
      for (const part of [preview.subject, preview.text, preview.html]) expect(part).not.toMatch(/\{\{|%7B|undefined/);
      expect(preview.text).not.toMatch(/<|\]\(|\*\*/);
      expect(preview.text).not.toMatch(/https?:\/\/\S*[.,;:!?](\s|$)/);
      // A line of its own for each address: no sentence goes on behind one.
      expect(preview.text).not.toMatch(/https?:\/\/\S+\s+[a-z]/);
      expect(preview.html).toContain('<p>');
      expect(preview.subject.length).toBeLessThan(80);
      expect(preview.html.includes('Stop messages')).toBe(optOutOf(preview.name) !== null);
    },
  );
});

it.each(messagePreviews({ locale: 'en', lender: prairie }))(
  '$name leads on by one button where it has a link, and says first what it is about',
  ({ html, text }) => {
    const links = text.match(/https:\S+/g)?.filter((url) => !url.includes('opt-out')) ?? [];
    expect(html.match(/class="button"/g) ?? []).toHaveLength(links.length > 0 ? 1 : 0);
    expect(html).toMatch(/<div style="display:none[^>]*>(?!Hello)[^<]{10,}<\/div>/);
  },
);

it('a mail has one button, its figures in a table, our phone, and colors for a dark screen', () => {
  const { html, text } = renderMessage('applicationReceived', messages.applicationReceived.sample, {
    locale: 'en',
    lender: prairie,
  });
  expect(html).toMatch(/<h1[^>]*>We have your application, HL-100001<\/h1>/);
  expect(html.match(/class="button"/g)).toHaveLength(1);
  // On one line, however narrow the screen.
  expect(html).toMatch(/<p>[^<]*<span style="white-space:nowrap">HL-100001<\/span>/);
  expect(html).toMatch(/<tr><td[^>]*>The line<\/td><td[^>]*>\$85,000<\/td><\/tr>/);
  expect(html).toContain('@media (prefers-color-scheme: dark)');
  for (const part of [html, text]) expect(part).toContain(prairie.phone);
  expect(html).toMatch(new RegExp(`<td[^>]*>${prairie.legalName}<br>`));
  expect(text).toContain('- The line: $85,000');
});

it('a mail begins with the logo where the lender has one, in light and in dark, with nothing from elsewhere', () => {
  const sandbox = readLender('sandbox');
  if (typeof sandbox === 'string') throw new Error(sandbox);
  const { html, text } = renderMessage('started', messages.started.sample, { locale: 'en', lender: sandbox });
  const pictures = html.match(/<img [^>]+>/g) ?? [];
  expect(pictures.map((tag) => /src="([^"]+)"/.exec(tag)?.[1])).toEqual(
    Object.values(mailLogoIds).map((id) => `cid:${id}`),
  );
  for (const tag of pictures) expect(tag).toMatch(/ width="\d+" height="28" alt="Hearthline"/);
  expect(html).not.toMatch(/(?:src|background)="?https?:/);
  expect(text).not.toContain('cid:');
  expect(withMailLogos(html, sandbox.mailLogos)).not.toContain('cid:');
});

describe('what a person typed', () => {
  const link = 'https://lender.example/app/login?a=1&b=2';
  const { text, html, subject } = renderMessage(
    'welcomeBack',
    {
      firstName: '<img src=x> [free](http://evil.example) & co',
      resumeUrl: link,
    },
    { locale: 'en', lender: prairie },
  );

  it('stays text on the page', () => {
    expect(html).toContain('&#60;img src=x&#62; [free](http://evil.example) &#38; co');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('href="http://evil.example"');
    expect(html).toContain('href="https://lender.example/app/login?a=1&#38;b=2"');
  });

  it('is not changed in the plain text, where links show their address', () => {
    expect(text).toContain('Hello <img src=x> [free](http://evil.example) & co,');
    expect(text).toContain(`Sign in to continue with them: ${link}`);
    expect(subject).toBe('Your application is where you left it');
  });
});

describe('every message in the pseudo-locale', () => {
  const english = new Map(messagePreviews({ locale: 'en', lender: prairie }).map((each) => [each.name, each]));
  const dataOf = (name: MessageName): RegExp[] =>
    Object.values(messages[name].sample)
      .flatMap((value) => value.split('\n'))
      .sort((one, other) => other.length - one.length)
      .map((value) => new RegExp(value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g'));

  it.each(messagePreviews({ locale: 'en-XA', lender: prairie }))('$name has no English left', (preview) => {
    const { name, subject, text, html, short } = preview;
    expect(html).toContain('<html lang="en-XA">');
    const shown = html
      .replace(/<style>[^<]*<\/style>/g, ' ')
      .replace(/<br>/g, '\n')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'");
    for (const part of [subject, text, shown, short ?? ''])
      expect(unmarkedText(part, [...dataOf(name), LETTERHEAD, /Prairie|https:\S+/g])).toBe('');
    expect(text.match(/https:\S+/g)).toEqual(english.get(name)?.text.match(/https:\S+/g) ?? null);
  });
});
