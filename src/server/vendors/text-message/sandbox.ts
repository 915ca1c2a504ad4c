import { createHash } from 'node:crypto';
import type { Adapter } from '../port.ts';
import { type SandboxSurroundings, switched } from '../sandbox/switched.ts';
import type { TextAnswer, TextMessage } from './port.ts';

/** Numbers that end in 0000 have said stop. */
const hasStopped = ({ recipient }: TextMessage): boolean => recipient.endsWith('0000');

export const sandboxTextMessage = (surroundings: SandboxSurroundings): Adapter<TextMessage> =>
  switched<TextMessage, TextAnswer>(surroundings, {
    vendor: 'textMessage',
    answer: (message) =>
      hasStopped(message)
        ? { kind: 'refused' }
        : { kind: 'sent', messageId: createHash('sha256').update(JSON.stringify(message)).digest('hex').slice(0, 16) },
  });
