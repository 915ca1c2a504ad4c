import { expect, it } from 'vitest';
import type { HookNews } from '../hooks/hook.ts';
import { readTwilioCallback } from './twilio-callback.ts';

const applicant = '+16155550123';
const read = (fields: Record<string, string>) =>
  readTwilioCallback(Buffer.from(new URLSearchParams({ MessageSid: 'SM1', ...fields }).toString()));
const stop: HookNews = { about: 'textWish', number: '6155550123', wish: 'stop' };

it.each<[string, Record<string, string>, string, HookNews]>([
  [
    'a delivered text',
    { MessageStatus: 'delivered', To: applicant },
    'delivered',
    { about: 'text', messageId: 'SM1', status: 'delivered' },
  ],
  [
    'an unreachable phone',
    { MessageStatus: 'undelivered', ErrorCode: '30003', To: applicant },
    'undelivered 30003',
    { about: 'text', messageId: 'SM1', status: 'undelivered' },
  ],
  ['a landline', { MessageStatus: 'undelivered', ErrorCode: '30006', To: applicant }, 'undelivered 30006', stop],
  ['a number that said STOP', { MessageStatus: 'failed', ErrorCode: '21610', To: applicant }, 'failed 21610', stop],
  ['a reply STOP', { SmsStatus: 'received', Body: ' Stop ', From: applicant }, 'received', stop],
  [
    'a reply in the lender’s own words for STOP',
    { SmsStatus: 'received', Body: 'no more', OptOutType: 'STOP', From: applicant },
    'received',
    stop,
  ],
  ['a reply START', { SmsStatus: 'received', Body: 'START', From: applicant }, 'received', { ...stop, wish: 'start' }],
  [
    'any other reply',
    { SmsStatus: 'received', Body: 'please stop by', From: applicant },
    'received',
    { about: 'nothing' },
  ],
  ['STOP from abroad', { SmsStatus: 'received', Body: 'STOP', From: '+4930123456' }, 'received', { about: 'nothing' }],
])('reads %s', (_, fields, type, news) => {
  const status = type.split(' ')[0];
  expect(read(fields)).toEqual({ eventId: `SM1/${status}`, type, news });
});

it('reads nothing else', () => {
  expect(read({ Body: 'STOP' })).toBeNull();
  expect(readTwilioCallback(Buffer.from('{"a":1}'))).toBeNull();
});
