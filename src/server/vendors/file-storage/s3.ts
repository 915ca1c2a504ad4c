import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { asSecret } from '../capability.ts';
import { type S3Key, s3Server } from '../s3-access.ts';
import type { FileStorage } from './port.ts';

export const s3Settings = z.object({
  S3_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the address of another server than Amazon’s that speaks S3'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('its region'),
  S3_BUCKET: z.string().min(3).describe('the bucket'),
  S3_KEY_ID: z
    .string()
    .min(1)
    .optional()
    .describe('the access key’s id; without one, the role of the machine or container signs in')
    .meta(asSecret),
  S3_SECRET: z.string().min(1).optional().describe('the access key’s secret').meta(asSecret),
});

type Access = S3Key & { url?: string | undefined; region: string; bucket: string };
/** The bucket of any S3-compatible server. */
export const s3Storage = ({ bucket, ...server }: Access): FileStorage => {
  const s3 = s3Server(server);
  const put: FileStorage['put'] = async (key, { stream, length }) => {
    const broken = new AbortController();
    stream.once('error', (error) => broken.abort(error));
    const { client, PutObjectCommand } = await s3();
    const command = new PutObjectCommand({ Bucket: bucket, Key: key, Body: stream, ContentLength: length });
    await client.send(command, { abortSignal: broken.signal });
  };
  return {
    put,
    putFile: async (key, { path, length }) => {
      // A server would wait for the rest.
      if ((await stat(path)).size !== length) throw new Error('The content is not as long as was said.');
      await put(key, { stream: createReadStream(path), length });
    },
    get: async (key, { start, end }) => {
      const { client, GetObjectCommand } = await s3();
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${start}-${end}` }),
      );
      if (!(Body instanceof Readable)) throw new Error('The storage answered without content.');
      return Body;
    },
    remove: async (key) => {
      const { client, DeleteObjectCommand } = await s3();
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
};
