import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isTwilioSigned } from './is-twilio-signed.ts';

const authToken = 'a token of our own';
const url = 'https://lender.example/api/hooks/text-message';
const form = (fields: Record<string, string>): Buffer => Buffer.from(new URLSearchParams(fields).toString());
const delivered = { MessageStatus: 'delivered', MessageSid: 'SM1', To: '+16155550123', AccountSid: 'AC1' };
const signedText = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .toSorted()
    .map(([name, value]) => name + value)
    .join('');
const sign = (text: string, token = authToken): string => createHmac('sha1', token).update(text).digest('base64');
const signature = sign(url + signedText(delivered));

it('accepts the example published with the rule', () => {
  const fields = {
    Digits: '1234',
    To: '+18005551212',
    From: '+14158675309',
    Caller: '+14158675309',
    CallSid: 'CA1234567890ABCDE',
  };
  const published = { authToken: '12345', url: 'https://mycompany.com/myapp.php?foo=1&bar=2' };
  expect(isTwilioSigned({ ...published, body: form(fields), signature: 'RSOYDt4T1cUTdK1PDd93/VVr8B8=' })).toBe(true);
});

it.each([
  ['as sent', url, delivered, signature],
  ['signed with the port', url, delivered, sign(url.replace('.example', '.example:443') + signedText(delivered))],
  ['without any field', url, {}, sign(url)],
])('accepts a callback %s', (_, at, fields, given) => {
  expect(isTwilioSigned({ authToken, url: at, body: form(fields), signature: given })).toBe(true);
});

it.each([
  ['changed after signing', url, { ...delivered, MessageStatus: 'failed' }, signature],
  ['with a field more', url, { ...delivered, ErrorCode: '30006' }, signature],
  ['for another address', `${url}?a=1`, delivered, signature],
  ['under another token', url, delivered, sign(url + signedText(delivered), 'another token')],
  ['without a signature', url, delivered, undefined],
  ['with an empty signature', url, delivered, ''],
])('refuses a callback %s', (_, at, fields, given) => {
  expect(isTwilioSigned({ authToken, url: at, body: form(fields), signature: given })).toBe(false);
});

it('takes a repeated field once for each of its values', () => {
  const body = Buffer.from('To=b&To=a&To=b');
  expect(isTwilioSigned({ authToken, url, body, signature: sign(`${url}ToaTob`) })).toBe(true);
});

it('ties a JSON body to its address by the hash', () => {
  const body = Buffer.from('{"a":1}');
  const at = `${url}?bodySHA256=${createHash('sha256').update(body).digest('hex')}`;
  expect(isTwilioSigned({ authToken, url: at, body, signature: sign(at) })).toBe(true);
  expect(isTwilioSigned({ authToken, url: at, body: Buffer.from('{"a":2}'), signature: sign(at) })).toBe(false);
});
