import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildSeating } from '../gateway/src/catalogue/seat-files/build-seating'
import { readSeatFile } from '../gateway/src/catalogue/seat-files/read-seat-file'
import { readSeatMapOptions } from '../gateway/src/catalogue/seat-files/seat-map-options'
import { layoutOf, seatMapPreview } from '../gateway/src/catalogue/seat-files/seat-map-preview'
import type { SeatMapFault } from '../gateway/src/catalogue/seat-files/seat-source'
import { hallDocumentOf } from '../gateway/src/content/hall-document-of'

const USAGE = `npm run import:seats -- <seats.csv | plan.json | drawing.svg> <hall.json> [--preview <picture.svg>]
A file of the same name with the ending .yaml has names of categories, gates and sections in three languages.`

/** `npm run import:seats`: writes the hall of a shop from a file of seats, and a picture of it. */
function main(): number {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { preview: { type: 'string' } } })
  const [from, to] = positionals
  if (!from || !to) return stop([USAGE])
  const source = readSeatFile(from, readFileSync(from))
  if (!source) return stop([`${from}: Seats are read from .csv, .json (pretix) and .svg.`])
  const namesFile = from.replace(/\.\w+$/, '.yaml')
  const options = existsSync(namesFile) ? readSeatMapOptions(readFileSync(namesFile, 'utf8')) : {}
  if (Array.isArray(options)) return stop(options.map((fault) => `${namesFile}: ${fault}`))
  const { seating, faults, warnings } = buildSeating(source, options)
  for (const warning of warnings) console.error(lineOf(from, warning))
  if (!seating) return stop([...faults.map((fault) => lineOf(from, fault)), 'Nothing is written.'])
  writeFileSync(to, `${JSON.stringify(hallDocumentOf(seating))}\n`)
  console.log(`${to}: ${layoutOf(seating).count} seats, ${seating.zones.length} sections`)
  for (const { name, kind } of seating.tiers)
    console.log(`  ${kind === 'SEAT' ? 'seats' : 'standing'}: ${name['en-US']}`)
  if (values.preview) writeFileSync(values.preview, seatMapPreview(seating, 'en-US'))
  return 0
}

function lineOf(file: string, { line, value, message }: SeatMapFault): string {
  return `${path.normalize(file)}${line === null ? '' : `:${line}`}: ${value === '' ? '' : `${value}: `}${message}`
}

function stop(lines: readonly string[]): number {
  console.error(lines.join('\n'))
  return 1
}

process.exitCode = main()
