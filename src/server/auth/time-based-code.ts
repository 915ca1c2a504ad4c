import { generateSecret, generateSync, generateURI, verifySync } from 'otplib';

const PERIOD_SECONDS = 30;
/** Typing, sending and checking take a moment: a code is taken this long after its app stopped showing it (RFC 6238, section 5.2). */
const LATE_SECONDS = 10;

export const newTimeBasedSecret = (): string => generateSecret();

export const timeBasedUri = ({ issuer, email, secret }: { issuer: string; email: string; secret: string }): string =>
  generateURI({ issuer, label: email, secret });

export const currentTimeBasedCode = (secret: string): string => generateSync({ secret });

const isOfStep = (step: number, { secret, code }: { secret: string; code: string }): boolean =>
  verifySync({ secret, token: code, epoch: step * PERIOD_SECONDS, epochTolerance: 0 }).valid;

/** The step a code belongs to, or null: the one its app shows now, or showed until a moment ago. A step may be used once. */
export const stepOfCode = ({
  secret,
  code,
  lastStep,
  at = Date.now(),
}: {
  secret: string;
  code: string;
  lastStep: number | null;
  at?: number;
}): number | null => {
  if (!/^\d{6}$/.test(code)) return null;
  const seconds = at / 1000;
  const now = Math.floor(seconds / PERIOD_SECONDS);
  const taken = seconds % PERIOD_SECONDS < LATE_SECONDS ? [now, now - 1] : [now];
  const step = taken.find((each) => isOfStep(each, { secret, code }));
  if (step === undefined) return null;
  // A last step ahead of the clock, beyond a try that is on its way, was recorded by a wrong one, and bars no one.
  const isUsed = lastStep !== null && lastStep <= now + 1 && step <= lastStep;
  return isUsed ? null : step;
};
