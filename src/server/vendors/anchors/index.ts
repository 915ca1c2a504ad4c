import { join } from 'node:path';
import { type Capability, choice } from '../capability.ts';
import { diskAnchorSettings, diskAnchors } from './disk.ts';
import type { AnchorStore } from './port.ts';
import { s3AnchorSettings, s3Anchors } from './s3.ts';

export const anchors: Capability<AnchorStore> = {
  port: 'anchors',
  setting: 'ANCHORS',
  meaning: 'where the daily digests of the audit log are kept: `disk` as files, `s3` as objects under retention',
  usual: { sandbox: 'disk', production: 'disk' },
  choices: {
    disk: choice(diskAnchorSettings, ({ ANCHORS_DIR }, { dataDir }) =>
      diskAnchors(ANCHORS_DIR ?? join(dataDir, 'anchors')),
    ),
    s3: choice(s3AnchorSettings, (settings) => s3Anchors(settings)),
  },
};
