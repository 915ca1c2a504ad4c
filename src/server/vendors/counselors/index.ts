import { type Capability, choice, fromSandbox, none } from '../capability.ts';
import { cfpbCounselors, cfpbSettings } from './cfpb.ts';
import { counselorFileSettings, counselorFiles } from './files.ts';
import type { CounselorPort } from './port.ts';

export const counselors: Capability<CounselorPort | null> = {
  port: 'counselors',
  setting: 'COUNSELORS',
  meaning:
    'lists of housing counselors; `cfpb` fetches them as needed, `files` reads files you fetch; `none` has no list, so that the list is held for staff',
  usual: { sandbox: 'sandbox', production: 'cfpb' },
  choices: {
    none,
    cfpb: choice(cfpbSettings, (own, surroundings) => cfpbCounselors(own, surroundings)),
    files: choice(counselorFileSettings, ({ COUNSELORS_DIR }) => counselorFiles(COUNSELORS_DIR)),
    sandbox: fromSandbox((vendors) => vendors.counselors),
  },
};
