import { type Capability, choice } from '../capability.ts';
import { altchaBotCheck, altchaSettings } from './altcha.ts';
import type { BotCheck } from './port.ts';

export const botCheck: Capability<BotCheck> = {
  port: 'botCheck',
  setting: 'BOT_CHECK',
  meaning: 'the bot check in use',
  usual: { sandbox: 'altcha', production: 'altcha' },
  choices: {
    altcha: choice(altchaSettings, ({ BOT_CHECK_COST: cost, BOT_CHECK_SECONDS: seconds }, { secret }) =>
      altchaBotCheck({ secret, cost, seconds }),
    ),
  },
};
