import { type Application, application } from '#entities/application.ts';

export const migrateApplication = (stored: unknown): Application => application.parse(stored);
