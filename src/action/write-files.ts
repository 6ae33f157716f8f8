import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '../core/report.js';

/** Writes the JSON report where later steps find it, and returns its path. */
export async function writeReportFile(report: Report, temporary: string): Promise<string> {
  const folder = join(temporary, 'skill-registrar');
  const file = join(folder, 'report.json');
  await mkdir(folder, { recursive: true });
  // A run that was stopped early knows of no manifest.
  const document = { ...report, manifest: report.manifest || undefined };
  await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
  return file;
}

/** Adds to the job summary, where the runner has one. */
export async function writeSummary(markdown: string, summaryFile: string): Promise<void> {
  if (summaryFile !== '') await appendFile(summaryFile, markdown);
}
