/** A special flood hazard area: map zones starting with A or V. */
export const isFloodZone = (zone: string | null): boolean => zone !== null && /^[AV]/i.test(zone.trim());
