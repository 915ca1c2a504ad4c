import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isStripeSigned } from './is-stripe-signed.ts';

const secret = 'whsec_of_our_own';
const body = Buffer.from('{\n  "id": "evt_1",\n  "object": "event"\n}');
const signedAt = 1_785_000_000;
const after = (seconds: number): Date => new Date((signedAt + seconds) * 1000);
const v1 = (by = secret, bytes = body, time = signedAt): string =>
  createHmac('sha256', by).update(`${time}.`).update(bytes).digest('hex');

it.each([
  ['as sent', `t=${signedAt},v1=${v1()}`, after(1)],
  ['with the other secret first, while it is rotated', `t=${signedAt},v1=${v1('another')},v1=${v1()}`, after(1)],
  ['with a version we do not know beside it', `t=${signedAt},v0=00,v1=${v1()}`, after(1)],
  ['at the end of the window', `t=${signedAt},v1=${v1()}`, after(300)],
])('accepts an event %s', (_, header, at) => {
  expect(isStripeSigned({ secret, body, header, at })).toBe(true);
});

it.each([
  ['older than the window', `t=${signedAt},v1=${v1()}`, body, after(301)],
  ['from the future', `t=${signedAt},v1=${v1()}`, body, after(-301)],
  ['with its time moved', `t=${signedAt + 200},v1=${v1()}`, body, after(250)],
  ['changed after signing', `t=${signedAt},v1=${v1()}`, Buffer.from('{"id":"evt_1","object":"event"}'), after(1)],
  ['under another secret', `t=${signedAt},v1=${v1('another')}`, body, after(1)],
  ['under an unknown version only', `t=${signedAt},v0=${v1()}`, body, after(1)],
  ['without a time', `v1=${v1()}`, body, after(1)],
  ['with a time that is none', `t=now,v1=${v1()}`, body, after(1)],
  ['without a header', undefined, body, after(1)],
])('refuses an event %s', (_, header, bytes, at) => {
  expect(isStripeSigned({ secret, body: bytes, header, at })).toBe(false);
});
