import { textAnswer, textMessage } from '#server/vendors/text-message/port.ts';
import { behaving, describeContract } from '#testing/vendors/describe-contract.ts';
import { sandboxTextMessage } from './sandbox-text-message.ts';

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
