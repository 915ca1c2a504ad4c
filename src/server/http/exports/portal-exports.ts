import { auditFilter } from '#entities/contract/desk/audit-filter.ts';
import { pipelineView } from '#entities/contract/pipeline.ts';
import { reportAsked } from '#entities/contract/reports/pipeline-report.ts';
import { exportTrail } from '../../usecases/audit/audit-trail.ts';
import { exportPipeline } from '../../usecases/pipeline/export-pipeline.ts';
import { exportReport } from '../../usecases/reports/export-report.ts';
import { csvExport } from './csv-export.ts';

export const pipelineExport = csvExport({
  of: 'pipeline',
  part: 'view',
  schema: pipelineView,
  linesOf: exportPipeline,
});

export const auditExport = csvExport({ of: 'audit', part: 'filter', schema: auditFilter, linesOf: exportTrail });

export const reportExport = csvExport({ of: 'report', part: 'asked', schema: reportAsked, linesOf: exportReport });
