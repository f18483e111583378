import { parseArgs } from 'node:util'
import { FaultyContent } from '../../gateway/src/content/content-fault'
import { compareEdits, type DocumentHash, hashOf, keyOf } from '../../gateway/src/content/content-store'
import type { ShopDocumentOf } from '../../gateway/src/content/documents/document-kinds'
import { faultLine, readContentFolder } from './content-folder'
import { describeChanges } from './describe-changes'
import { firstContent } from './first-content'
import { pictureReader } from './folder-pictures'
import { databaseTarget, gatewayTarget, type ShopTarget, storePictures } from './shop-target'
import { writeContentFolder } from './write-folder'

const USAGE = `npm run shop -- new FOLDER
npm run shop -- check FOLDER
npm run shop -- diff FOLDER (--with FOLDER | TARGET)
npm run shop -- publish FOLDER TARGET [--note TEXT] [--author NAME]
npm run shop -- history TARGET
npm run shop -- restore REVISION TARGET [--note TEXT] [--author NAME]
npm run shop -- export FOLDER TARGET [--revision NUMBER]
TARGET is --data DIR, --database URL or --gateway ADDRESS with the token in PUBLISH_TOKEN`

const OPTIONS = {
  data: { type: 'string' },
  database: { type: 'string' },
  gateway: { type: 'string' },
  with: { type: 'string' },
  note: { type: 'string' },
  author: { type: 'string' },
  revision: { type: 'string' },
} as const

type Options = Partial<Record<keyof typeof OPTIONS, string>>

/** Environment of a command. */
export interface CommandParts {
  write(line: string): void
  env: Readonly<Record<string, string | undefined>>
  now: number
}

interface CommandInput extends CommandParts {
  /** Folder or revision. */
  subject: string
  options: Options
}

/** Content with faults; they are written already. */
class Refused extends Error {}

const COMMANDS: Readonly<Record<string, (input: CommandInput) => Promise<void> | void>> = {
  new({ subject, write, now }) {
    writeContentFolder(subject, firstContent(now))
    write(`A shop is in ${subject}. Change its files, then: npm run shop -- check ${subject}`)
  },
  async check(input) {
    const { documents } = await checkedFolder(input.subject, input)
    input.write(`No faults in ${documents.length} documents.`)
  },
  async diff(input) {
    const { options, subject, write } = input
    const { documents: after } = await checkedFolder(subject, input)
    const lines = options.with
      ? changesBetween((await checkedFolder(options.with, input)).documents, after)
      : await withTarget(input, async (target) => (await changesAt(target, after)).lines)
    for (const line of lines) write(line)
    if (lines.length === 0) write('Nothing changes.')
  },
  async publish(input) {
    const { options, subject, write, env } = input
    const { documents, pictures } = await checkedFolder(subject, input)
    await withTarget(input, async (target) => {
      const { base, edits, lines } = await changesAt(target, documents)
      for (const line of lines) write(line)
      const { note = '' } = options
      const stored = await storePictures(target, pictures, pictureReader(subject))
      if (stored > 0) write(`${stored} ${stored === 1 ? 'picture' : 'pictures'} stored.`)
      const { revision, changes } = await target.publish({ edits, base, author: authorOf(options, env), note })
      write(
        changes.length === 0 ? `Nothing changes; revision ${revision} stays.` : `Published as revision ${revision}.`,
      )
    })
  },
  async history(input) {
    await withTarget(input, async (target) => {
      const revisions = await target.history()
      for (const { revision, createdAt, author, changes, note } of revisions)
        input.write(
          `${revision}  ${new Date(createdAt).toISOString().slice(0, 16)}  ${author}  ${changes} changes  ${note}`,
        )
      if (revisions.length === 0) input.write('Nothing was published yet.')
    })
  },
  async restore(input) {
    const number = Number(input.subject)
    if (!Number.isInteger(number) || number < 1) throw new Error(`${input.subject} is no revision.`)
    await withTarget(input, async (target) => {
      const { note = `Restore revision ${number}` } = input.options
      const { revision } = await target.restore(number, { author: authorOf(input.options, input.env), note })
      input.write(`Revision ${number} is published again as revision ${revision}.`)
    })
  },
  async export(input) {
    const { options, subject, write } = input
    await withTarget(input, async (target) => {
      const { revision, documents } = await target.read(options.revision ? Number(options.revision) : undefined)
      writeContentFolder(subject, documents)
      write(`Revision ${revision} with ${documents.length} documents is in ${subject}.`)
    })
  },
}

/** Runs a command; returns its exit code. */
export async function runShopCommand(args: readonly string[], parts: CommandParts): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    const [name = '', subject = ''] = positionals
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (!command || (subject === '' && name !== 'history')) {
      parts.write(USAGE)
      return 2
    }
    await command({ ...parts, subject, options: values })
    return 0
  } catch (error) {
    if (!(error instanceof Refused)) parts.write(messageOf(error))
    return 1
  }
}

function messageOf(error: unknown): string {
  if (error instanceof FaultyContent) return error.message
  return error instanceof Error ? error.message : String(error)
}

/** Documents of a folder without faults; writes the faults and ends the command otherwise. */
async function checkedFolder(folder: string, { write }: CommandParts) {
  const { documents, pictures, faults } = await readContentFolder(folder)
  for (const fault of faults) write(faultLine(fault))
  if (faults.length === 0) return { documents, pictures }
  write(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}; nothing was published.`)
  throw new Refused()
}

/** Changes of a folder in words, and those to publish. */
async function changesAt(target: ShopTarget, documents: readonly ShopDocumentOf[]) {
  const { revision: base, documents: hashes } = await target.hashes()
  const edits = editsTo(documents, hashes)
  const before = await target.readNamed(
    base,
    edits.map(({ kind, id }) => ({ kind, id })),
  )
  return { base, edits, lines: describeChanges(before, edits) }
}

function changesBetween(before: readonly ShopDocumentOf[], after: readonly ShopDocumentOf[]): string[] {
  const hashes = before.map(({ kind, id, body }) => ({ kind, id, hash: hashOf(body) }))
  return describeChanges(before, editsTo(after, hashes))
}

/** Edits that make these the only documents. */
function editsTo(documents: readonly ShopDocumentOf[], hashes: readonly DocumentHash[]) {
  const known = new Map(hashes.map((one) => [keyOf(one), one.hash]))
  const keys = new Set(documents.map(keyOf))
  const removed = hashes.filter((one) => !keys.has(keyOf(one))).map(({ kind, id }) => ({ kind, id, body: null }))
  return compareEdits([...documents, ...removed], (key) => known.get(key))
}

async function withTarget<Result>(input: CommandInput, work: (target: ShopTarget) => Promise<Result>): Promise<Result> {
  const target = await openTarget(input)
  try {
    return await work(target)
  } finally {
    await target.close()
  }
}

async function openTarget({ options, env }: CommandInput): Promise<ShopTarget> {
  const { data, database, gateway } = options
  if ([data, database, gateway].filter(Boolean).length !== 1)
    throw new Error('Name one target: --data DIR, --database URL or --gateway ADDRESS.')
  if (!gateway) return databaseTarget({ dataDir: data, databaseUrl: database })
  if (!env.PUBLISH_TOKEN) throw new Error('PUBLISH_TOKEN is empty: the gateway has to know who publishes.')
  return gatewayTarget(gateway, env.PUBLISH_TOKEN)
}

function authorOf({ author }: Options, env: CommandParts['env']): string {
  return author ?? env.USER ?? env.USERNAME ?? 'unknown'
}
