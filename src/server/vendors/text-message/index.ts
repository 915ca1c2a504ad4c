import { type Capability, fromSandbox, none, sandboxOrNone } from '../capability.ts';
import type { Adapter } from '../port.ts';
import type { TextMessage } from './port.ts';

export const textMessage: Capability<Adapter<TextMessage> | null> = {
  port: 'textMessage',
  setting: 'TEXT_MESSAGES',
  meaning: 'text messages to phones; `none` asks nobody and leaves it to documents and staff',
  usual: sandboxOrNone,
  choices: { none, sandbox: fromSandbox((vendors) => vendors.textMessage) },
};
