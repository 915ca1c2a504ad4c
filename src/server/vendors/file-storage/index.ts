import { join } from 'node:path';
import { z } from 'zod';
import { type Capability, choice } from '../capability.ts';
import { diskStorage } from './disk.ts';
import type { FileStorage } from './port.ts';
import { s3Settings, s3Storage } from './s3.ts';

export const fileStorage: Capability<FileStorage> = {
  port: 'files',
  setting: 'FILES',
  meaning: 'where files are kept; `disk` means below `DATA_DIR`',
  usual: { sandbox: 'disk', production: 'disk' },
  choices: {
    disk: choice(z.object({}), (_, { dataDir }) => diskStorage(join(dataDir, 'files'))),
    s3: choice(
      s3Settings,
      ({ S3_URL: url, S3_REGION: region, S3_BUCKET: bucket, S3_KEY_ID: keyId, S3_SECRET: secret }) =>
        s3Storage({ url, region, bucket, keyId, secret }),
    ),
  },
};
