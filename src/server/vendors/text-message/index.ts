import { type Capability, choice, fromSandbox, none, sandboxOrNone } from '../capability.ts';
import { hookUrl } from '../hooks/hook-url.ts';
import type { Adapter } from '../port.ts';
import type { TextMessage } from './port.ts';
import { twilioHook, twilioSettings, twilioTexts } from './twilio.ts';

export const textMessage: Capability<Adapter<TextMessage> | null> = {
  port: 'textMessage',
  setting: 'TEXT_MESSAGES',
  meaning: 'text messages to phones; `none` asks nobody and leaves it to documents and staff',
  usual: sandboxOrNone,
  choices: {
    none,
    sandbox: fromSandbox((vendors) => vendors.textMessage),
    twilio: choice(
      twilioSettings,
      (own, { observe, publicUrl }) => twilioTexts(own, { observe, callbackUrl: hookUrl(publicUrl, 'textMessage') }),
      twilioHook,
    ),
  },
};
