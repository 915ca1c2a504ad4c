import { isSignedWithTime } from '../hooks/is-signed-with-time.ts';

type StripeSigned = { secret: string; body: Buffer; header: string | undefined; at: Date };

/** `t=<unix>,v1=<hex>[,v1=...]`: versions other than the first count for nothing. */
export const isStripeSigned = (signed: StripeSigned): boolean => isSignedWithTime({ ...signed, label: 'v1' });
