import { createHash } from 'node:crypto';
import { z } from 'zod';
import { asSecret } from '../capability.ts';
import { s3Server } from '../s3-access.ts';
import type { AnchorStore } from './port.ts';

export const s3AnchorSettings = z.object({
  ANCHORS_S3_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the address of another server than Amazon’s that speaks S3'),
  ANCHORS_S3_REGION: z.string().min(1).default('us-east-1').describe('its region'),
  ANCHORS_S3_BUCKET: z.string().min(3).describe('a bucket with object lock'),
  ANCHORS_S3_KEY_ID: z
    .string()
    .min(1)
    .optional()
    .describe('the id of an access key that may put and get, not delete; without one, the role of the machine signs in')
    .meta(asSecret),
  ANCHORS_S3_SECRET: z.string().min(1).optional().describe('its secret').meta(asSecret),
  ANCHORS_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(36_500)
    .default(2_555)
    .describe('days for which no one can delete or replace a digest'),
});

const DAY_MS = 86_400_000;

/** Objects under retention in compliance mode: not even the bucket's owner can remove one before its time. */
export const s3Anchors = (settings: z.infer<typeof s3AnchorSettings>): AnchorStore => {
  const { ANCHORS_S3_URL: url, ANCHORS_S3_BUCKET: Bucket, ANCHORS_RETENTION_DAYS: days } = settings;
  const { ANCHORS_S3_REGION: region, ANCHORS_S3_KEY_ID: keyId, ANCHORS_S3_SECRET: secret } = settings;
  const s3 = s3Server({ url, region, keyId, secret });
  return {
    put: async (name, text) => {
      const { client, PutObjectCommand } = await s3();
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: name,
          Body: text,
          // S3 takes a retention only with a checksum of the content.
          ContentMD5: createHash('md5').update(text).digest('base64'),
          ObjectLockMode: 'COMPLIANCE',
          ObjectLockRetainUntilDate: new Date(Date.now() + days * DAY_MS),
        }),
      );
    },
    get: async (name) => {
      const { client, GetObjectCommand, NoSuchKey } = await s3();
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }));
        return (await Body?.transformToString()) ?? null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
  };
};
