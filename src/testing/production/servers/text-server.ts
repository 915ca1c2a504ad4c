import { randomBytes } from 'node:crypto';
import type { Received, Reply } from '#server/vendors/testing/local-service.ts';

/** Twilio: every text it took, the newest first. */
export const textServer = () => {
  const texts: object[] = [];
  const take = (path: string, body: string): object => {
    const asked = new URLSearchParams(body);
    const [at, sid] = [new Date().toUTCString().replace('GMT', '+0000'), `SM${randomBytes(16).toString('hex')}`];
    const text = {
      ...{ sid, account_sid: path.split('/')[3], api_version: '2010-04-01', direction: 'outbound-api' },
      ...{ to: asked.get('To'), body: asked.get('Body'), from: asked.get('From') },
      ...{
        messaging_service_sid: asked.get('MessagingServiceSid'),
        status: 'queued',
        num_segments: '1',
        num_media: '0',
      },
      ...{ date_created: at, date_updated: at, date_sent: null, error_code: null, error_message: null },
      ...{ price: null, price_unit: null, uri: path.replace('.json', `/${sid}.json`), subresource_uris: {} },
    };
    texts.unshift(text);
    return text;
  };
  const reply = ({ method, path, query, body }: Received): Reply => {
    if (method === 'POST') return { status: 201, body: take(path, body) };
    const size = Number(query.get('PageSize') ?? 50);
    const uri = `${path}?PageSize=${size}&Page=0`;
    const messages = texts.slice(0, size);
    return {
      body: {
        ...{ messages, page: 0, page_size: size, start: 0, end: Math.max(0, messages.length - 1), uri },
        ...{ first_page_uri: uri, next_page_uri: null, previous_page_uri: null },
      },
    };
  };
  return { reply };
};
