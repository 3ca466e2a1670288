import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@vitrine/local';
import { parse } from 'yaml';
import { exportedSeries, usedSeries } from './metric-names.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
interface Panel {
  title: string;
  targets: { expr: string }[];
}

const { groups } = parse(read('infra/monitoring/alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('infra/monitoring/dashboard.json')) as { panels: Panel[] };
const exported = exportedSeries();
const missing = (expression: string) => usedSeries(expression).filter((name) => !exported.has(name));

test('the exported series are found in the sources', () => {
  expect([...exported]).toEqual(
    expect.arrayContaining(['vitrine_dependency_up', 'vitrine_smtp_seconds_bucket', 'process_cpu_seconds_total']),
  );
});

test.each(rules.map((rule) => [rule.alert, rule] as const))(
  'the alert %s uses series that some process exports, has a test, and an entry in the runbook',
  (name, { expr, labels, annotations }) => {
    expect(missing(expr)).toEqual([]);
    expect(['critical', 'warning']).toContain(labels.severity);
    expect(annotations.runbook).toBe(`docs/runbook.md#${name.toLowerCase()}`);
    expect(read('docs/runbook.md')).toContain(`\n## ${name}\n`);
    expect(read('infra/monitoring/alerts.test.yaml')).toContain(`alertname="${name}"`);
  },
);

test('the runbook has no entry for an alert that does not exist', () => {
  const entries = [...read('docs/runbook.md').matchAll(/^## (Vitrine\w+)$/gm)].map(([, name]) => name);
  expect(entries.sort()).toEqual(rules.map(({ alert }) => alert).sort());
});

test.each(panels.map((panel) => [panel.title, panel] as const))(
  'the panel "%s" shows series that some process exports',
  (_title, { targets }) => {
    for (const { expr } of targets) {
      expect(usedSeries(expr)).not.toEqual([]);
      expect(missing(expr)).toEqual([]);
    }
  },
);

test('every series under "Numbers to watch" in docs/operations.md is exported', () => {
  const section = /^## Numbers to watch$(.*?)^## /ms.exec(read('docs/operations.md'))?.[1] ?? '';
  const names = usedSeries(section).filter((name) => !/_$/.test(name));
  expect(names.length).toBeGreaterThan(10);
  const known = new Set([...exported, ...[...exported].map((name) => name.replace(/_(?:bucket|sum|count)$/, ''))]);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});
