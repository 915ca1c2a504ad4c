import { generateSecret, generateSync, generateURI, verifySync } from 'otplib';

const PERIOD_SECONDS = 30;
/** One step of drift, which codes allow, and one while a try is on its way. */
const STEPS_AHEAD = 2;

export const newTimeBasedSecret = (): string => generateSecret();

export const timeBasedUri = ({ issuer, email, secret }: { issuer: string; email: string; secret: string }): string =>
  generateURI({ issuer, label: email, secret });

export const currentTimeBasedCode = (secret: string): string => generateSync({ secret });

/** The code for the following 30-second step: a used code is not valid a second time. */
export const nextTimeBasedCode = (secret: string): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + PERIOD_SECONDS });

/** The step a code belongs to, allowing one step of clock drift either way, or null. A step may be used once. */
export const stepOfCode = ({
  secret,
  code,
  lastStep,
}: {
  secret: string;
  code: string;
  lastStep: number | null;
}): number | null => {
  if (!/^\d{6}$/.test(code)) return null;
  const result = verifySync({ secret, token: code, epochTolerance: PERIOD_SECONDS });
  if (!result.valid) return null;
  const now = Math.floor(Date.now() / 1000 / PERIOD_SECONDS);
  const step = now + result.delta;
  // A last step further ahead than any code can be was recorded by a wrong clock, and bars no one.
  const isUsed = lastStep !== null && lastStep <= now + STEPS_AHEAD && step <= lastStep;
  return isUsed ? null : step;
};
