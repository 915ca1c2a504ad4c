import { createHash } from 'node:crypto';
import type { Adapter } from '#server/vendors/port.ts';
import type { TextAnswer, TextMessage } from '#server/vendors/text-message/port.ts';
import { type SandboxSurroundings, switched } from './switched.ts';

export type KeepText = (sent: TextMessage & { messageId: string }) => Promise<void>;

/** Numbers ending in 0000 have opted out. */
const hasStopped = ({ recipient }: TextMessage): boolean => recipient.endsWith('0000');

/** Stores texts in the database, where the sandbox page shows them. A resent text is stored once. */
export const sandboxTextMessage =
  (surroundings: SandboxSurroundings, keep: KeepText): Adapter<TextMessage> =>
  (message, sending) =>
    switched<TextMessage, TextAnswer>(surroundings, {
      vendor: 'textMessage',
      answer: async () => {
        if (hasStopped(message)) return { kind: 'refused' };
        const messageId = createHash('sha256').update(sending.idempotencyKey).digest('hex').slice(0, 16);
        await keep({ ...message, messageId });
        return { kind: 'sent', messageId };
      },
    })(message, sending);
