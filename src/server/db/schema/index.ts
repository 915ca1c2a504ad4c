export * from './accounts.ts';
export * from './applications.ts';
export * from './demographics.ts';
export * from './events.ts';
export * from './limits.ts';
export * from './reports.ts';
export * from './sandbox.ts';
export * from './sessions.ts';
