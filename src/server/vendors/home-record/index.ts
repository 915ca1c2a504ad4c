import { type Capability, choice, fromSandbox, none, sandboxOrNone } from '../capability.ts';
import type { Adapter } from '../port.ts';
import { attomHomeRecord, attomHomeSettings } from './attom.ts';
import type { HomeRecordRequest } from './port.ts';

export const homeRecord: Capability<Adapter<HomeRecordRequest> | null> = {
  port: 'homeRecord',
  setting: 'HOME_RECORD',
  meaning:
    'what public records say about a home (its type, last sale and property tax), for the applicant to confirm; only the address is sent there; `none` asks nobody, and people answer themselves',
  usual: sandboxOrNone,
  choices: {
    none,
    sandbox: fromSandbox((vendors) => vendors.homeRecord),
    attom: choice(attomHomeSettings, attomHomeRecord),
  },
};
