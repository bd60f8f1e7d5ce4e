/** The audit of the content in SARIF, JUnit and Markdown, beside consistencia.json. */
import { formatJunit } from '../findings/format-junit.ts';
import { formatMarkdown } from '../findings/format-markdown.ts';
import { formatSarif } from '../findings/format-sarif.ts';
import { aboutRule } from '../rules/index.ts';
import type { ExportFormat } from './format.ts';

export const auditReport: ExportFormat<'meta' | 'audit'> = ({
  audit: { findings, summary },
  meta,
}) => ({
  files: [
    {
      path: '/api/v1/auditoria.sarif',
      content: formatSarif(findings, summary, {
        version: meta.schemaVersion,
        aboutRule,
        informationUri: `${meta.address}consistencia/`,
      }),
      label: 'Auditoría en SARIF',
    },
    {
      path: '/api/v1/auditoria.junit.xml',
      content: formatJunit(findings, meta.date, aboutRule),
      label: 'Auditoría en JUnit',
    },
    {
      path: '/api/v1/auditoria.md',
      content: `${formatMarkdown(findings, summary)}\n${meta.notice} ${meta.version}. ${meta.licence.name}. ${meta.address}\n`,
      label: 'Auditoría en Markdown',
    },
  ],
});
