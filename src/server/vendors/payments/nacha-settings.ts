import { z } from 'zod';
import { routingNumber } from '#entities/application/disbursement.ts';
import { asSecret } from '../capability.ts';
import type { NachaOriginator } from './write-nacha.ts';

const plain = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[\x20-\x7e]+$/, 'plain letters and figures only');

/** As the lender's bank assigned them. */
export const nachaSettings = z.object({
  NACHA_BANK_ROUTING: routingNumber.describe('the routing number of the lender’s bank'),
  NACHA_BANK_NAME: plain(23).describe('its name, at most 23 characters'),
  NACHA_ORIGIN_ID: plain(10).describe('the immediate origin the bank assigned, at most ten characters'),
  NACHA_COMPANY_NAME: plain(16).describe('the lender’s name on statements, at most 16 characters'),
  NACHA_COMPANY_ID: plain(10).describe('the company identification the bank assigned'),
  NACHA_ACCOUNT: z
    .string()
    .regex(/^\d{4,17}$/, 'four to 17 figures')
    .describe('the lender’s account the money leaves from')
    .meta(asSecret),
});

export const originatorOf = (own: z.infer<typeof nachaSettings>): NachaOriginator => ({
  bankRoutingNumber: own.NACHA_BANK_ROUTING,
  bankName: own.NACHA_BANK_NAME,
  originId: own.NACHA_ORIGIN_ID,
  companyName: own.NACHA_COMPANY_NAME,
  companyId: own.NACHA_COMPANY_ID,
  accountNumber: own.NACHA_ACCOUNT,
});
