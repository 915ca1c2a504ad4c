const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const clockTime = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** "Nov 15, 2026, 10:42 AM", where the reader is. */
export const momentText = (at: Date): string => moment.format(at);

/** "10:42 AM", for what happened today. */
export const timeText = (at: Date): string => clockTime.format(at);
