import { behaving, describeContract } from '../testing/describe-contract.ts';
import { textAnswer, textMessage } from './port.ts';
import { sandboxTextMessage } from './sandbox.ts';

const text = 'Your papers are ready.';

describeContract('the sandbox texts', {
  adapter: sandboxTextMessage(behaving('found'), async () => {}),
  request: textMessage,
  answer: textAnswer,
  questions: {
    'go out': { ask: { recipient: '6155550142', text }, expect: 'sent' },
    'are refused by who has said stop': { ask: { recipient: '6155550000', text }, expect: 'refused' },
  },
});
