import type { QueryConfig } from 'pg';
import type { Day } from '#entities/values/day.ts';
import type { PipelineRowValues } from './pipeline-row.ts';

const writeVisits = {
  name: 'write_stage_visits',
  text: `INSERT INTO stage_visits (application_id, number, stage, entered_on)
    SELECT d.id, coalesce(last.number, 0) + 1, d.stage, $2::date
    FROM jsonb_to_recordset($1::jsonb) AS d (id uuid, stage text)
    LEFT JOIN LATERAL (SELECT v.number, v.stage FROM stage_visits v WHERE v.application_id = d.id ORDER BY v.number DESC LIMIT 1) last ON true
    WHERE last.stage IS DISTINCT FROM d.stage`,
};

/** The stages these loans have just entered. A row that is only written again enters nothing. */
export const writeStageVisits = (rows: readonly Pick<PipelineRowValues, 'id' | 'stage'>[], on: Day): QueryConfig => ({
  ...writeVisits,
  values: [JSON.stringify(rows.map(({ id, stage }) => ({ id, stage }))), on],
});
