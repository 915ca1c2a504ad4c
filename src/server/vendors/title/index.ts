import { type Capability, choice, firstLook, fromSandbox, none, sandboxOrNone } from '../capability.ts';
import type { Adapter } from '../port.ts';
import { attomTitle, attomTitleSettings } from './attom.ts';
import type { TitleRequest } from './port.ts';

export const title: Capability<Adapter<TitleRequest> | null> = {
  port: 'title',
  setting: 'TITLE',
  meaning:
    'the land records; `attom` looks at public records first and leaves the title search to staff; `none` asks nobody and leaves all of it to them',
  usual: sandboxOrNone,
  choices: {
    none,
    sandbox: fromSandbox((vendors) => vendors.title),
    attom: firstLook(choice(attomTitleSettings, attomTitle)),
  },
};
