import { z } from 'zod';
import { homeRecord } from '#entities/contract/calls/home-record.ts';
import type { Address } from '#entities/values/address.ts';
import type { Recorded } from '../port.ts';

export type HomeRecordRequest = { address: Address };

export const homeRecordAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), record: homeRecord }),
  z.object({ kind: z.literal('notFound') }),
]);
export type HomeRecordAnswer = z.infer<typeof homeRecordAnswer>;

export type HomeRecords = Recorded<HomeRecordRequest, HomeRecordAnswer>;
