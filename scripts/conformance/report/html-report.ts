import { escapeMarkup } from '../../../gateway/src/escape-markup'
import { type Finding, RULES } from '../findings'
import type { CallRow, Report } from './build-report'
import { groupFindings } from './group-findings'
import { latencyText } from './latency'
import { byScreen, callsText, summaryOf, verdictOf } from './text-report'

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --good: #1a7f37; --bad: #c5221f; --soft: #8882; }
@media (prefers-color-scheme: dark) { :root { --good: #56d364; --bad: #ff8a80; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 1100px; margin: 0 auto; padding: 24px 16px; }
h1 { font-size: 26px; margin: 0 0 4px; } h2 { font-size: 20px; margin: 40px 0 8px; } h3 { font-size: 16px; margin: 20px 0 4px; }
h1.good { color: var(--good); } h1.bad { color: var(--bad); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: start; vertical-align: top; padding: 8px; border-bottom: 1px solid var(--line); }
code { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
progress { width: 96px; height: 12px; accent-color: var(--good); }
summary { cursor: pointer; padding: 12px 0; } .faulty { color: var(--bad); } .conforms { color: var(--good); }
footer { margin-top: 40px; font-size: 14px; }`

/** The report as a self-contained page without scripts. */
export function htmlReport(report: Report): string {
  const { gateway, startedAt, seconds, isConformant, areas, faults, optional, journeys, calls } = report
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(verdictOf(report))} · ${escapeMarkup(gateway)}</title>
<style>${STYLE}</style>
<h1 class="${isConformant ? 'good' : 'bad'}">${escapeMarkup(verdictOf(report))}</h1>
<p><code>${escapeMarkup(gateway)}</code>, ${escapeMarkup(startedAt)}, ${seconds} s. ${escapeMarkup(summaryOf(report))}. ${escapeMarkup(latencyText(report.latency))}.</p>
<h2>Areas</h2>
${table(
  ['Area', 'Calls', 'Progress', 'Faults', 'Not played'],
  areas.map(({ area, calls: all, notPlayed, conforming, faults: count }) => [
    escapeMarkup(area),
    `${conforming} of ${all}`,
    `<progress max="${all}" value="${conforming}" aria-label="${escapeMarkup(area)}"></progress>`,
    String(count),
    String(notPlayed),
  ]),
)}
${findingsOf('Faults', faults)}
${findingsOf('Optional: the app hides what is missing', optional)}
<h2>Journeys</h2>
${table(
  ['Area', 'Journey', 'Outcome', 'Note', 'ms'],
  journeys.map(({ area, title, outcome, note, ms }) => [area, title, outcome, note, String(ms)].map(escapeMarkup)),
)}
<h2>Calls</h2>
<details><summary>All ${calls.length} calls of the chosen areas</summary>${callsOf(calls)}</details>
<footer><p>Rules: ${Object.entries(RULES)
    .map(([rule, words]) => `<b>${escapeMarkup(rule)}</b> ${escapeMarkup(words)}`)
    .join('; ')}.</p></footer>
</html>
`
}

function findingsOf(title: string, findings: readonly Finding[]): string {
  if (findings.length === 0) return ''
  const screens = byScreen(findings).map(
    ([screen, own]) =>
      `<h3>${escapeMarkup(screen)}</h3>${table(
        ['Call', 'Rule', 'What is missing', 'What users see'],
        own.map(({ calls, rule, missing, sees }) => [
          code(callsText(calls)),
          escapeMarkup(rule),
          escapeMarkup(missing),
          escapeMarkup(sees),
        ]),
      )}`,
  )
  return `<h2>${escapeMarkup(title)} (${groupFindings(findings).length})</h2>${screens.join('')}`
}

function callsOf(calls: readonly CallRow[]): string {
  const rows = calls.map(({ call, area, screens, status, slowestMs }) => [
    code(call),
    escapeMarkup(area),
    `<span class="${status.replace(' ', '-')}">${escapeMarkup(status)}</span>`,
    String(slowestMs),
    escapeMarkup(screens.join(', ')),
  ])
  return table(['Call', 'Area', 'Status', 'Slowest, ms', 'Pages'], rows)
}

/** A table of markup cells. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((text) => `<th scope="col">${escapeMarkup(text)}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}

function code(text: string): string {
  return `<code>${escapeMarkup(text)}</code>`
}
