import { expect, it } from 'vitest';
import { callbackUrlKind } from './callback-url.ts';

const ORIGIN = 'https://hearthline.example';

it.each([
  ['/app/application/2', 'own'],
  ['/', 'own'],
  ['/app?next=//elsewhere.example#top', 'own'],
  [`${ORIGIN}/app?x=1`, 'own'],
  [ORIGIN, 'own'],
  ['https://elsewhere.example/app', 'foreign'],
  ['http://hearthline.example/app', 'foreign'],
  ['https://hearthline.example.elsewhere.example', 'foreign'],
  ['garbage', 'malformed'],
  ['', 'malformed'],
  ['app/login', 'malformed'],
  ['%2F%2Felsewhere.example', 'malformed'],
  ['//elsewhere.example', 'malformed'],
  ['//hearthline.example/app', 'malformed'],
  ['/\t/elsewhere.example', 'malformed'],
  ['/\\elsewhere.example', 'malformed'],
  ['https:\\\\elsewhere.example', 'malformed'],
  ['https://user:secret@hearthline.example/', 'malformed'],
  ['http://[', 'malformed'],
  ['javascript:alert(1)', 'malformed'],
  ['java\nscript:alert(1)', 'malformed'],
  ['data:text/html,<script>alert(1)</script>', 'malformed'],
  [`/${'x'.repeat(5000)}`, 'malformed'],
  ['/\uD800', 'malformed'],
  [['/app'], 'malformed'],
  [undefined, 'malformed'],
])('%j is %s', (given, kind) => {
  expect(callbackUrlKind(given, ORIGIN)).toBe(kind);
});
