export { messagePreviews } from '#server/messages/message-previews.ts';
