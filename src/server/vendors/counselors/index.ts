import { type Capability, choice, fromSandbox, none, sandboxOrNone } from '../capability.ts';
import { counselorFileSettings, counselorFiles } from './files.ts';
import type { CounselorPort } from './port.ts';

export const counselors: Capability<CounselorPort | null> = {
  port: 'counselors',
  setting: 'COUNSELORS',
  meaning: 'lists of housing counselors; `none` has no list, so that the list is held for staff',
  usual: sandboxOrNone,
  choices: {
    none,
    files: choice(counselorFileSettings, ({ COUNSELORS_DIR }) => counselorFiles(COUNSELORS_DIR)),
    sandbox: fromSandbox((vendors) => vendors.counselors),
  },
};
