import { phone, phoneFromText } from '#entities/values/phone.ts';
import type { HookEvent, HookNews } from '../hooks/hook.ts';

/** The words carriers take as a wish to end texts, or to get them again (CTIA; 47 CFR 64.1200(a)(10)). */
const STOP = new Set(['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout', 'opt out']);
const START = new Set(['start', 'unstop', 'yes']);

/** The number's owner said STOP, or it cannot receive texts at all: unknown, or a landline. */
const NEVER = new Set(['21610', '21614', '30005', '30006']);

const wishOf = (fields: URLSearchParams): 'stop' | 'start' | null => {
  const said = (fields.get('OptOutType') ?? fields.get('Body') ?? '').trim().toLowerCase();
  return STOP.has(said) ? 'stop' : START.has(said) ? 'start' : null;
};

const newsOf = (fields: URLSearchParams, { sid, status }: { sid: string; status: string }): HookNews => {
  const isInbound = status === 'received';
  const wish = isInbound ? wishOf(fields) : NEVER.has(fields.get('ErrorCode') ?? '') ? 'stop' : null;
  const number = phone.safeParse(phoneFromText(fields.get(isInbound ? 'From' : 'To') ?? ''));
  if (wish !== null && number.success) return { about: 'textWish', number: number.data, wish };
  return isInbound ? { about: 'nothing' } : { about: 'text', messageId: sid, status };
};

/** A change of a text's state, or a text from an applicant; null for anything else. Fields are added without notice. */
export const readTwilioCallback = (body: Buffer): HookEvent | null => {
  const fields = new URLSearchParams(body.toString('utf8'));
  const sid = fields.get('MessageSid');
  const status = fields.get('MessageStatus') ?? fields.get('SmsStatus');
  if (!sid || !status || sid.length > 100 || status.length > 40) return null;
  const code = fields.get('ErrorCode');
  return {
    eventId: `${sid}/${status}`,
    type: code ? `${status} ${code}` : status,
    news: newsOf(fields, { sid, status }),
  };
};
