import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Surroundings } from '../capability.ts';
import { outsideClient } from '../http/outside-client.ts';
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

/** An authority over HTTP. */
export const rfc3161Authority = (
  own: z.infer<typeof rfc3161Settings>,
  { observe }: Pick<Surroundings, 'observe'>,
): TimeStampAuthority => {
  const client = outsideClient({
    name: 'time stamp',
    url: own.TIME_STAMP_URL,
    headers: { accept: 'application/timestamp-reply' },
    timeoutMs: own.TIME_STAMP_SECONDS * 1000,
    mostBytes: MOST_BYTES,
    observe,
  });
  return {
    trusted: own.TIME_STAMP_CA_FILE === undefined ? [] : pems(own.TIME_STAMP_CA_FILE),
    ask: async (query) => {
      const body = { type: 'application/timestamp-query', content: new Uint8Array(query) };
      const exchange = await client.bytes({ method: 'POST', body });
      if (exchange.kind !== 'answered') throw new Error(`The time-stamp authority did not answer: ${exchange.kind}.`);
      return Buffer.from(exchange.answer);
    },
  };
};
