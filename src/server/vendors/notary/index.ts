import { type Capability, choice, none } from '../capability.ts';
import type { NotaryService } from './port.ts';
import { proofHook, proofNotary, proofSettings } from './proof.ts';

export const notary: Capability<NotaryService | null> = {
  port: 'notary',
  setting: 'NOTARY',
  meaning: 'remote notarization of the security instrument; `none` leaves it to the closing agent',
  usual: { sandbox: 'none', production: 'none' },
  choices: { none, proof: choice(proofSettings, (own, { observe }) => proofNotary(own, observe), proofHook) },
};
