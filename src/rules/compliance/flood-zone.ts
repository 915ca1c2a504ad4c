/** A special flood hazard area: the zones of the maps that begin with A or V. */
export const isFloodZone = (zone: string | null): boolean => zone !== null && /^[AV]/i.test(zone.trim());
