import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contractSchemas } from '../../gateway/src/http/contract-schemas'
import { COLLECTED, withCollectedData } from '../../scripts/release/collected-data'

const ROOT = path.resolve(__dirname, '../..')

/** Names of what the shop has given out itself: ids, codes, states, addresses of pages, amounts, choices of a list. */
const IMPERSONAL =
  /(Ids?|Codes?|Types?|Url|Amount|Tokens?|Price|qty|Date|Mode|Method|Params?|Items?|Enums?|Language|State|pageName)$/
const OTHER_IMPERSONAL = `CP_ID addOns amount answer client code components date displayRule enabled event expireDays
  extra fault fromPage id ids initVector isDefault isNewCyy items kind length level locale maySplit method month needDetails
  nonce offset outcome page pageSource params path paymentProduct platform prefer promotionCategory qryRange
  remindNotifyAheadOfMinutes role scene scope selected sessionKey since source src status tab target targets terminal
  token ts type url usePoint versionNo wheelchairs year`.split(/\s+/)

/** Calls and buttons that vendors list in their privacy forms. */
const PRIVATE_CALLS = [
  'addCalendarEvent',
  'addPhoneCalendar',
  'addPhoneContact',
  'chooseAddress',
  'chooseAvatar',
  'chooseContact',
  'chooseImage',
  'chooseInvoiceTitle',
  'chooseLicensePlate',
  'chooseLocation',
  'chooseMedia',
  'chooseMessageFile',
  'chooseVideo',
  'choosePoi',
  'getAppBaseInfo',
  'getAuthCode',
  'getAuthorize',
  'getBLEDevices',
  'getClipboardData',
  'getDeviceInfo',
  'getFuzzyLocation',
  'getLocation',
  'getOpenUserInfo',
  'getPhoneNumber',
  'getRecorderManager',
  'getSystemInfoSync',
  'getUserInfo',
  'getUserProfile',
  'getWeRunData',
  'login',
  'onUserCaptureScreen',
  'openBluetoothAdapter',
  'realtimePhoneNumber',
  'saveImageToPhotosAlbum',
  'saveVideoToPhotosAlbum',
  'scanCode',
  'setClipboardData',
  'startAccelerometer',
  'startCompass',
  'startFacialRecognitionVerify',
  'startLocationUpdate',
]

type Schema = { $ref?: string; properties?: Record<string, Schema> } & { [key: string]: unknown }

const definitions = contractSchemas.definitions as Readonly<Record<string, Schema>>

/** Names of all fields within a schema. */
function fieldsIn(schema: unknown, visited = new Set<string>()): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part) => fieldsIn(part, visited))
  if (typeof schema !== 'object' || schema === null) return []
  const { $ref, properties = {}, ...rest } = schema as Schema
  const name = $ref?.split('/').at(-1)
  const isNew = name !== undefined && !visited.has(name)
  if (isNew) visited.add(name)
  return [
    ...(isNew ? fieldsIn(definitions[name], visited) : []),
    ...Object.keys(properties),
    ...Object.values(properties).flatMap((part) => fieldsIn(part, visited)),
    ...['anyOf', 'allOf', 'oneOf', 'items', 'additionalProperties'].flatMap((key) => fieldsIn(rest[key], visited)),
  ]
}

const sent = new Set(
  Object.values(contractSchemas.calls).flatMap(({ input }) => fieldsIn({ $ref: `#/definitions/${input}` })),
)
const listed = COLLECTED.flatMap(({ fields }) => fields)

/** Private calls and buttons in the sources of mini-programs. */
function privateCalls(): string[] {
  const folders = ['platform', 'ui'].map((folder) => path.join(ROOT, 'src', folder))
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|h5)\.tsx?$|-fake\.ts$/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  )
  const uses = (name: string) => new RegExp(`\\b(?:Taro|wx|my|tt|xhs)\\.${name}\\b|openType[:=] ?["']${name}["']`)
  return PRIVATE_CALLS.filter((name) => files.some((text) => uses(name).test(text)))
}

describe('the table of collected data', () => {
  it('has every personal input of the contracts; a new field has to be assigned to a row, or to no one', () => {
    const unassigned = [...sent].filter(
      (field) => !listed.includes(field) && !IMPERSONAL.test(field) && !OTHER_IMPERSONAL.includes(field),
    )
    expect(sent.size).toBeGreaterThan(200)
    expect(unassigned).toEqual([])
  })

  it('names no field that the app does not send', () => {
    expect(listed.filter((field) => !sent.has(field))).toEqual([])
    expect(OTHER_IMPERSONAL.filter((field) => !sent.has(field))).toEqual([])
  })

  it('has every private call of the vendors that the app makes, and no other', () => {
    const calls = COLLECTED.flatMap((row) => row.calls ?? [])
    expect([...calls].sort()).toEqual(privateCalls().sort())
  })

  it('stands in docs/release.md: `npm run generate:collected-data`', () => {
    const document = readFileSync(path.join(ROOT, 'docs/release.md'), 'utf8')
    expect(withCollectedData(document)).toBe(document)
  })
})
