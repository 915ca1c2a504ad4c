import { type Capability, choice, none } from '../capability.ts';
import type { TimeStampAuthority } from './port.ts';
import { rfc3161Authority, rfc3161Settings } from './rfc3161.ts';

export const timeStamp: Capability<TimeStampAuthority | null> = {
  port: 'timeStamp',
  setting: 'TIME_STAMP',
  meaning: 'who confirms the time of a seal; `none` leaves our own clock’s time, `rfc3161` asks a time-stamp authority',
  usual: { sandbox: 'none', production: 'none' },
  choices: { none, rfc3161: choice(rfc3161Settings, rfc3161Authority) },
};
