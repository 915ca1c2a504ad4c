import type { Application } from '../application/application.ts';
import type { WireApplication } from './wire-application.ts';

export const toWire = ({ borrower: user, ...rest }: Application): WireApplication => ({ ...rest, user });

export const fromWire = ({ user: borrower, ...rest }: WireApplication): Application => ({ ...rest, borrower });

export type WithApplication<Answer> = Omit<Answer, 'application'> & { application: Application };

/** A call's answer with its application as rules and pages take it. */
export const withApplication = <Answer extends { application: WireApplication }>({
  application,
  ...rest
}: Answer): WithApplication<Answer> => ({ ...rest, application: fromWire(application) });
