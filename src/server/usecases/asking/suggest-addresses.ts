import { randomUUID } from 'node:crypto';
import type { StreetRequest, SuggestedAddress } from '#entities/contract/calls/suggested-address.ts';
import type { Container } from '#server/container.ts';

export type SuggestedAddresses = {
  /** Whether anybody completes addresses here. */
  isOffered: boolean;
  suggestions: SuggestedAddress[];
};

/** While an address is typed. Nothing is stored, and without an answer people type on. */
export const suggestAddresses = async (
  { vendorGateway }: Pick<Container, 'vendorGateway'>,
  request: StreetRequest,
): Promise<SuggestedAddresses> => {
  const { answer } = await vendorGateway.addressSuggestions(request, randomUUID());
  if (answer.kind === 'suggested') return { isOffered: true, suggestions: answer.suggestions };
  return { isOffered: answer.reason !== 'notConfigured', suggestions: [] };
};
