import Ajv from 'ajv'
import { parse, YAMLError } from 'yaml'
import { localText } from '../../texts/local-text'
import type { LocalText } from '../../texts/text'

/** Names and choices of the shop, beside the file of the seats. */
export interface SeatMapOptions {
  /** The dearest first; absent: in the order of the file, under their own names. */
  categories?: readonly { id: string; name: LocalText }[]
  /** Names of gates; absent: as the file names them. */
  gates?: Readonly<Record<string, LocalText>>
  /** Names of sections, and their floors. */
  sections?: Readonly<Record<string, { name?: LocalText; floor?: string }>>
  /** Absent: one floor. */
  floors?: readonly { floorId: string; name: LocalText }[]
  stageName?: LocalText
  /** Metres between two neighboring seats; absent if the file is not to scale. */
  seatMetres?: number
  /** True if an order must not leave a single seat. */
  noSingleSeatGap?: boolean
}

/** A name that is the same in all languages. */
export function sameText(text: string): LocalText {
  return { 'zh-CN': text, 'zh-MO': text, 'en-US': text }
}

interface WrittenName {
  'zh-CN': string
  'zh-MO'?: string
  'en-US': string
}

/** Options as a file has them: `zh-MO` may be absent. */
interface WrittenOptions {
  categories?: Record<string, WrittenName>
  gates?: Record<string, WrittenName>
  sections?: Record<string, { name?: WrittenName; floor?: string }>
  floors?: Record<string, WrittenName>
  stage?: WrittenName
  seatMetres?: number
  noSingleSeatGap?: boolean
}

const words = { type: 'string', minLength: 1, maxLength: 200 }
const closed = { type: 'object', additionalProperties: false }
const name = { ...closed, properties: { 'zh-CN': words, 'zh-MO': words, 'en-US': words }, required: ['zh-CN', 'en-US'] }
const names = { type: 'object', additionalProperties: name }
const section = { ...closed, properties: { name, floor: words } }
const validate = new Ajv({ allErrors: true }).compile<WrittenOptions>({
  ...closed,
  properties: {
    categories: names,
    gates: names,
    sections: { type: 'object', additionalProperties: section },
    floors: names,
    stage: name,
    seatMetres: { type: 'number', exclusiveMinimum: 0, maximum: 5 },
    noSingleSeatGap: { type: 'boolean' },
  },
})

/** Options from a YAML file; faults in words if they are none. */
export function readSeatMapOptions(text: string): SeatMapOptions | string[] {
  const written = parsedYaml(text)
  if (written instanceof YAMLError) return [written.message.split('\n')[0] ?? '']
  if (!validate(written)) {
    return (validate.errors ?? []).map(({ instancePath, message = '', params }) => {
      const extra = 'additionalProperty' in params ? `: ${params.additionalProperty}` : ''
      return `${instancePath.slice(1).replace(/\//g, '.')} ${message}${extra}`.trim()
    })
  }
  const { categories, gates, sections, floors, stage, seatMetres, noSingleSeatGap } = written
  const byId = <Value, Read>(table: Record<string, Value>, read: (value: Value) => Read) =>
    Object.fromEntries(Object.entries(table).map(([id, value]) => [id, read(value)]))
  return {
    ...(categories && { categories: Object.entries(categories).map(([id, text]) => ({ id, name: nameOf(text) })) }),
    ...(gates && { gates: byId(gates, nameOf) }),
    ...(sections && {
      sections: byId(sections, ({ name: text, floor }) => ({
        ...(text && { name: nameOf(text) }),
        ...(floor !== undefined && { floor }),
      })),
    }),
    ...(floors && { floors: Object.entries(floors).map(([floorId, text]) => ({ floorId, name: nameOf(text) })) }),
    ...(stage && { stageName: nameOf(stage) }),
    ...(seatMetres !== undefined && { seatMetres }),
    ...(noSingleSeatGap !== undefined && { noSingleSeatGap }),
  }
}

function parsedYaml(text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    return error
  }
}

function nameOf(written: WrittenName): LocalText {
  return { ...localText(written['zh-CN'], written['en-US']), ...written }
}
