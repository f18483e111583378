import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { manyShows } from '../__tests__/support/many-shows'
import type { DocumentEdit } from '../gateway/src/content/content-store'
import { publish } from '../gateway/src/content/publish'
import { PublishedContent } from '../gateway/src/content/published-content'
import { openDatabase } from '../gateway/src/database/connect'

const SHOWS = Number(process.env.SHOWS ?? 30_000)
const VENUES = 200
const BY = { author: 'bench', note: '' }

function megabytes(): number {
  for (let round = 0; round < 3; round += 1) globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}

/** Prints what a step takes: seconds on the clock and of the processor. */
async function timed(step: string, run: () => Promise<unknown>): Promise<void> {
  const [startedAt, before] = [performance.now(), process.cpuUsage()]
  await run()
  const { user, system } = process.cpuUsage(before)
  const seconds = [(performance.now() - startedAt) / 1000, (user + system) / 1e6]
  console.log(step.padEnd(34), ...seconds.map((one) => one.toFixed(2).padStart(8)))
}

/**
 * `npm run bench:content`: publishes a large shop into an empty embedded database, changes one show, and starts a
 * process with it.
 */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-content-'))
  const { db, close } = await openDatabase({ dataDir })
  const documents = manyShows({ shows: SHOWS, venues: VENUES }, Date.now())
  const content = new PublishedContent(db)
  console.log(`${SHOWS} shows, ${VENUES} venues`.padEnd(34), 'clock, s', '  cpu, s')
  await timed('publish all', () => publish(db, content, { ...BY, documents, base: 0 }, Date.now()))
  await timed('load all', () => content.refresh(0))
  await timed('index the search', () => content.catalogue?.buildSearch() ?? Promise.resolve())
  for (const round of [1, 2, 3]) {
    const before = content.compilations
    await timed(`publish a change of one show, ${round}`, () =>
      publish(db, content, { ...BY, edits: [renamed(documents[500], round)], base: content.revision }, Date.now()),
    )
    await timed(`load the change, ${round}`, () => content.refresh(0))
    console.log(`${content.compilations - before} document compiled`)
  }
  const empty = megabytes()
  const started = new PublishedContent(db)
  await timed('start of a process', () => started.refresh(0))
  console.log(`${(megabytes() - empty).toFixed(0)} MB of content, ${started.revision} revisions`)
  await close()
  rmSync(dataDir, { recursive: true, force: true })
}

function renamed(document: DocumentEdit | undefined, round: number): DocumentEdit {
  if (!document) throw new Error('there is no such document')
  const name = { 'zh-CN': `改名${round}`, 'en-US': `Renamed ${round}` }
  return { ...document, body: { ...document.body, name } }
}

main().catch((error) => {
  console.error(error)
  process.exit(1)
})
