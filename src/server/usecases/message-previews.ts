export { messagePreviews } from '../messages/message-previews.ts';
