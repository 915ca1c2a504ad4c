import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey as deriveByPbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as deriveBySha } from 'altcha-lib/algorithms/web/sha';

/** Off the main thread, so that typing never waits for the proof of work. */
self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2/') ? deriveByPbkdf2 : deriveBySha;
  try {
    self.postMessage(await solveChallenge({ challenge, deriveKey }));
  } catch {
    self.postMessage(null);
  }
};
