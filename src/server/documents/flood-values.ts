import { floodCoverageOf } from '#rules/compliance/flood-coverage.ts';
import { isFloodZone } from '#rules/compliance/flood-zone.ts';
import { wordsFor } from '#words';
import type { SlotValues } from './fill-template.ts';
import { lineValues } from './line-values.ts';
import type { WritingFacts } from './writing-facts.ts';

/** The notice of special flood hazard (42 USC 4104a); null where the zone does not ask for one. What is not known is left out, which stops it. */
export const floodValues = (facts: WritingFacts): SlotValues | null => {
  const { application, outside, policy, locale } = facts;
  const { flood } = outside;
  if (flood === null || !isFloodZone(flood.zone)) return null;
  const values = lineValues(facts);
  const { inDollars, inLongDate, writtenDocumentTexts } = wordsFor(locale);
  const texts = writtenDocumentTexts.flood;
  const coverage = floodCoverageOf({ application, facts: outside, policy });
  const { zone, communityName, communityNumber, mapPanel, mapPanelOn, participates, determinedOn } = flood;
  const rows = [
    [texts.zone, zone],
    [texts.community, communityName ?? texts.unknown],
    [texts.communityNumber, communityNumber ?? texts.unknown],
    [texts.panel, mapPanel ?? texts.unknown],
    [texts.panelOn, mapPanelOn ? inLongDate(mapPanelOn) : texts.unknown],
    [texts.determinedOn, inLongDate(determinedOn)],
  ];
  const columns = [texts.columns.item, texts.columns.value].map((label) => ({ label, align: 'left' as const }));
  return {
    ...values,
    texts: {
      ...values.texts,
      ...(coverage === null ? {} : { coverage: inDollars(coverage) }),
      ...(typeof participates === 'boolean' ? { participation: texts.participation[participates ? 'yes' : 'no'] } : {}),
    },
    tables: { ...values.tables, determination: { kind: 'table', caption: texts.caption, columns, rows } },
  };
};
