import { systemClock } from '@/lib/clock'
import { fetchTransport } from './conformance/calls/fetch-transport'
import { JOURNEYS } from './conformance/journeys'
import { parseOptions } from './conformance/options'
import { PASSES } from './conformance/passes'
import { textReport } from './conformance/report/text-report'
import { writeReports } from './conformance/report/write-reports'
import { runKit } from './conformance/run-kit'

/** `npm run conformance`: plays the storefront's calls against a gateway; see docs/conformance.md. */
async function main(args: readonly string[]): Promise<void> {
  const { merchantId, out, ...options } = parseOptions(args)
  const report = await runKit({
    ...options,
    journeys: JOURNEYS,
    passes: PASSES,
    transport: fetchTransport(options.gateway),
    clock: systemClock,
    client: { merchantId, appId: '', channelId: '' },
    progress: (line) => console.log(line),
  })
  const files = writeReports(report, out)
  console.log(`\n${textReport(report)}\n${files.join('\n')}`)
  if (!report.isConformant) process.exitCode = 1
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
})
