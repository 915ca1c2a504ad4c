import { createHash, createHmac } from 'node:crypto';
import { isSameSignature } from '../hooks/is-same-signature.ts';

type TwilioSigned = { authToken: string; url: string; body: Buffer; signature: string | undefined };

const signatureOf = (authToken: string, signed: string): Buffer =>
  Buffer.from(createHmac('sha1', authToken).update(signed).digest('base64'));

/** Name and value of each field, by name, without separators; a repeated field counts once for each of its values, in order. */
const fieldsOf = (body: Buffer): string => {
  const fields = new URLSearchParams(body.toString('utf8'));
  return [...new Set(fields.keys())]
    .toSorted()
    .flatMap((name) => [...new Set(fields.getAll(name))].toSorted().map((value) => name + value))
    .join('');
};

/** Twilio may call with or without the port that the scheme implies. */
const spellingsOf = (url: string): string[] => {
  const parsed = new URL(url);
  const port = parsed.port || (parsed.protocol === 'https:' ? '443' : '80');
  const rest = url.slice(parsed.origin.length);
  return [
    ...new Set([
      url,
      `${parsed.protocol}//${parsed.hostname}${rest}`,
      `${parsed.protocol}//${parsed.hostname}:${port}${rest}`,
    ]),
  ];
};

/** HMAC-SHA1 over the address and the sorted fields. Of a JSON body the address carries the hash, and the address alone is signed. */
export const isTwilioSigned = ({ authToken, url, body, signature = '' }: TwilioSigned): boolean => {
  const hash = new URL(url).searchParams.get('bodySHA256');
  const isWhole =
    hash === null ||
    isSameSignature(Buffer.from(createHash('sha256').update(body).digest('hex')), Buffer.from(hash.toLowerCase()));
  const fields = hash === null ? fieldsOf(body) : '';
  const given = Buffer.from(signature);
  return (
    spellingsOf(url).filter((spelling) => isSameSignature(signatureOf(authToken, spelling + fields), given)).length >
      0 && isWhole
  );
};
