import type { ReleaseSums } from '../canary-watch/judge-canary';
import { medianBucket, total } from '../canary-watch/time-evidence';
import { minuteOf } from '../delivery/describe-history';
import { valueOf, type Measure } from '../release-numbers/measure-buckets';
import { escapeHtml } from '../site/escape-html';
import { PAGE_STYLE } from './page-style';
import type { ModuleOverview, ReleaseOverview, SiteOverview } from './read-overview';

/** Gives the HTML of the page about the releases. It has no script, and loads nothing. */
export function renderReleasesPage({ revision, modules, history }: SiteOverview): string {
  const changes = history.map(
    ({ revision: number, at, lines }) =>
      `<li><time datetime="${at.toISOString()}">${number} · ${minuteOf(at.toISOString())} UTC</time>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Releases · Demo EVM</title><style>${PAGE_STYLE}</style></head>
<body><main><h1>Releases</h1>
<p class="soft">Revision ${revision}. Times are UTC. A median is the middle value of the pages that measured it.</p>
${modules.map(renderModule).join('\n')}
<h2>History</h2>
${changes.length > 0 ? `<ol class="history">${changes.join('\n')}</ol>` : '<p>There are no earlier revisions.</p>'}
</main></body></html>
`;
}

function renderModule({ module, releases, opinion }: ModuleOverview): string {
  return `<section aria-label="${escapeHtml(module)}"><h2>${escapeHtml(module)}</h2>
${opinion === null ? '' : `<p>${escapeHtml(opinion)}</p>`}
<ul class="releases">${releases.map(renderRelease).join('\n')}</ul></section>`;
}

function renderRelease({ version, stage, percent, since, record, sums }: ReleaseOverview): string {
  const { visits, problems } = sums;
  const rows: readonly (readonly [string, string])[] = [
    ['Visitors', `${percent} %`],
    ['Counted since', since === null ? 'all that is kept' : minuteOf(since)],
    ['Visits', visits.toLocaleString('en')],
    [
      'With a problem',
      `${problems.toLocaleString('en')}${visits > 0 ? ` (${shareOf(problems, visits)})` : ''}`,
    ],
    ...MEASURES.map(([measure, label]) => [label, medianOf(sums, measure)] as const),
    [
      'Commit',
      record?.commit ? `${record.commit.slice(0, 10)}${record.isDirty ? ', changed' : ''}` : 'unknown',
    ],
    ['Released', record ? minuteOf(record.releasedAt) : 'unknown'],
  ];
  const note = record?.note ? `<p class="note">${escapeHtml(record.note)}</p>` : '';
  const list = rows.map(([label, value]) => `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`).join('');
  return `<li class="${stage}"><p class="stage">${stage}</p><h3>${escapeHtml(version)}</h3><dl>${list}</dl>${note}</li>`;
}

const MEASURES: readonly (readonly [Measure, string])[] = [
  ['shown', 'On the screen'],
  ['lcp', 'LCP'],
  ['inp', 'INP'],
  ['cls', 'CLS'],
];

/** Gives the median of a measure and the number of pages that it comes from. */
function medianOf({ measures }: ReleaseSums, measure: Measure): string {
  const histogram = measures[measure] ?? [];
  const pages = total(histogram);
  if (pages === 0) return '–';
  const median = valueOf(measure, medianBucket(histogram) + 0.5);
  const value = measure === 'cls' ? median.toFixed(2) : `${Math.round(median).toLocaleString('en')} ms`;
  return `${value} (${pages.toLocaleString('en')})`;
}

function shareOf(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(1)} %`;
}
