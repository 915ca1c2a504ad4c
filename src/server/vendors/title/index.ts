import { type Capability, fromSandbox, none, sandboxOrNone } from '../capability.ts';
import type { Adapter } from '../port.ts';
import type { TitleRequest } from './port.ts';

export const title: Capability<Adapter<TitleRequest> | null> = {
  port: 'title',
  setting: 'TITLE',
  meaning: 'the land records; `none` asks nobody and leaves it to documents and staff',
  usual: sandboxOrNone,
  choices: { none, sandbox: fromSandbox((vendors) => vendors.title) },
};
