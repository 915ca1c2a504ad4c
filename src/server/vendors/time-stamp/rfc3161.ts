import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { TimeStampAuthority } from './port.ts';

const MOST_BYTES = 64 * 1024;

const pems = (path: string): string[] =>
  readFileSync(path, 'utf8').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];

const areCertificates = (path: string): boolean => {
  try {
    return pems(path).map((pem) => new X509Certificate(pem)).length > 0;
  } catch {
    return false;
  }
};

export const rfc3161Settings = z.object({
  TIME_STAMP_URL: z
    .url({ protocol: /^https?$/ })
    .describe('where the authority answers, such as `https://tsa.example/tsr`'),
  TIME_STAMP_CA_FILE: z
    .string()
    .refine(areCertificates, 'must be a readable file with PEM certificates')
    .optional()
    .describe('certificates the authority’s own must be among or issued by'),
  TIME_STAMP_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(30)
    .default(5)
    .describe('how long a seal waits for the authority'),
});

/** An authority over HTTP. Redirects are not followed: the setting names the one that is trusted. */
export const rfc3161Authority = (own: z.infer<typeof rfc3161Settings>): TimeStampAuthority => ({
  trusted: own.TIME_STAMP_CA_FILE === undefined ? [] : pems(own.TIME_STAMP_CA_FILE),
  ask: async (query) => {
    const response = await fetch(own.TIME_STAMP_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      body: new Uint8Array(query),
      redirect: 'error',
      signal: AbortSignal.timeout(own.TIME_STAMP_SECONDS * 1000),
    });
    if (!response.ok) throw new Error(`The time-stamp authority answered ${response.status}.`);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.length > MOST_BYTES) throw new Error('The time-stamp authority’s answer is too long.');
    return bytes;
  },
});
