import type { MalwareScan } from '#server/vendors/malware-scan/port.ts';

/** The industry's harmless test virus, in two halves so that no scanner flags this file. */
const EICAR = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''));

/** Detects one virus: the test one. */
export const sandboxScan = (): MalwareScan => ({
  scan: async (content) => {
    let tail = Buffer.alloc(0);
    for await (const part of content) {
      const seen = Buffer.concat([tail, part]);
      if (seen.includes(EICAR)) return { kind: 'infected', name: 'Eicar-Test-Signature' };
      tail = seen.subarray(-EICAR.length);
    }
    return { kind: 'clean' };
  },
});
