import { language } from './locale.ts';

const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
const clockTime = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' });

const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });

/** "Nov 15, 2026", where the reader is. */
export const dateText = (at: Date): string => date.format(at);

/** "Nov 15, 2026, 10:42 AM", where the reader is. */
export const momentText = (at: Date): string => moment.format(at);

/** "10:42 AM", for what happened today. */
export const timeText = (at: Date): string => clockTime.format(at);
