import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contractSchemas } from '../../gateway/src/http/contract-schemas'
import { contracts } from '../../scripts/schemas/contracts'
import { SCHEMA_FILE, schemaInputs } from '../../scripts/schemas/fresh-schemas'
import { openapiDocument } from '../../scripts/schemas/openapi'

const ROOT = path.resolve(__dirname, '../..')

function filesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name)
    return entry.isDirectory() ? filesIn(name) : [name]
  })
}

describe('contracts', () => {
  const calls = filesIn('src/contracts')
    .filter((file) => /= endpoint</.test(readFileSync(path.join(ROOT, file), 'utf8')))
    .map((file) => file.replace('src/contracts/', ''))

  it('have one route of the gateway each, of the same name', () => {
    const routes = filesIn('gateway/src/routes')
      .filter((file) => !file.endsWith('-routes.ts'))
      .map((file) => file.replace('gateway/src/routes/', ''))
    expect(routes.sort()).toEqual(calls.sort())
  })

  it('declare what their writes change, even if no page shows it', () => {
    const isSilent = (text: string) => /method: '(POST|PUT|DELETE)'/.test(text) && !/\bchanges: \[/.test(text)
    const silent = calls.filter((file) => isSilent(readFileSync(path.join(ROOT, 'src/contracts', file), 'utf8')))
    expect(silent).toEqual([])
  })

  it('describe each call in a line', () => {
    const bare = calls.filter((file) =>
      /(?<!\*\/)\nexport const \w+ = endpoint</.test(readFileSync(path.join(ROOT, 'src/contracts', file), 'utf8')),
    )
    expect(bare).toEqual([])
  })

  it('use exported types for input and answer, which is how schemas find them', () => {
    expect(
      contracts()
        .map(({ name }) => `${name}.ts`)
        .sort(),
    ).toEqual(calls.sort())
  })

  it('share no name between two types', () => {
    const texts = filesIn('src/contracts').map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    const names = texts.flatMap((text) =>
      [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name),
    )
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('bound every text, list and table that a call may keep', () => {
    const unbounded = contracts()
      .filter(({ endpoint }) => endpoint.method !== 'GET')
      .flatMap(({ name, types }) => unboundedIn(schemaOf(types.input), name))
    expect(unbounded).toEqual([])
  })

  it('match their generated schemas, which every run of jest refreshes', () => {
    expect(JSON.parse(readFileSync(SCHEMA_FILE, 'utf8')).inputs).toBe(schemaInputs())
    expect(Object.values(contractSchemas.calls)).toHaveLength(calls.length)
  })

  it('have an operation each in the OpenAPI description, whose references all exist', () => {
    const { paths, components } = openapiDocument(contractSchemas)
    expect(Object.values(paths).flatMap(Object.values)).toHaveLength(calls.length)
    const references = JSON.stringify({ paths, components }).matchAll(/"\$ref":"#\/([^"]+)"/g)
    const places = new Set([...references].map(([, place = '']) => decodeURIComponent(place)))
    const missing = [...places].filter((place) => !(place.replace('components/schemas/', '') in components.schemas))
    expect([places.size > 100, missing]).toEqual([true, []])
  })
})

/** Libraries that one workspace alone imports, where a tool at the root holds another version. */
const OWN_VERSIONS = ['gateway/node_modules/@sinclair/typebox', 'office/node_modules/vite']
/** Fields of a type as the schemas have them, and the values that one of them may have. */
const fieldsOf = (type: string) => Object.keys(schemaOf(type).properties ?? {})
const schemaOf = (type: string) => schemas.definitions[type] ?? {}

interface Schema {
  $ref?: string
  type?: string
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  items?: Schema
  enum?: string[]
  const?: unknown
  pattern?: string
  maxLength?: number
  maxItems?: number
  maxProperties?: number
}

/** Places of unbounded input. */
function unboundedIn(given: Schema, at: string): string[] {
  const schema = given.$ref ? schemaOf(decodeURIComponent(given.$ref.replace('#/definitions/', ''))) : given
  if (schema !== given) return unboundedIn(schema, at)
  const { type, items, additionalProperties: more, properties = {}, anyOf = [] } = schema
  const isFixed = schema.enum !== undefined || schema.const !== undefined
  const isLong =
    (type === 'string' && !isFixed && schema.maxLength === undefined && schema.pattern === undefined) ||
    (type === 'array' && schema.maxItems === undefined) ||
    (typeof more === 'object' && schema.maxProperties === undefined)
  return [
    ...(isLong ? [at] : []),
    ...anyOf.flatMap((part) => unboundedIn(part, at)),
    ...(items ? unboundedIn(items, `${at}[]`) : []),
    ...(typeof more === 'object' ? unboundedIn(more, `${at}.*`) : []),
    ...Object.entries(properties).flatMap(([name, part]) => unboundedIn(part, `${at}.${name}`)),
  ]
}

const schemas: { definitions: Readonly<Record<string, Schema>> } = contractSchemas

describe('wire messages have the specified fields', () => {
  it('covers a show of a list (CAT-020)', () => {
    const fields = [
      'showId',
      'id',
      'showName',
      'showNameArr',
      'posterUrl',
      'backendCategory',
      'showStatusDisplay',
      'showStatusDisplayLong',
      'showDate',
      'displayShowTime',
      'venueName',
      'venueNameArr',
      'cityName',
      'showTags',
      'advertise',
      'isSensitive',
      'isFree',
      'minOriginalPriceInfo',
      'seatPlanDisplayAdvance',
      'seatPlanDisplayDesc',
      'supportPromotion',
      'discountPrivilegeIds',
    ]
    expect(fieldsOf('ShowCard')).toEqual(expect.arrayContaining(fields))
    expect(fieldsOf('NamePart')).toEqual(['type', 'value'])
    expect(fieldsOf('ShowTag')).toEqual(['type', 'title'])
    expect(Object.keys(schemaOf('ShowCard').properties?.backendCategory?.properties ?? {})).toEqual(['displayName'])
  })

  it('covers a group of shows and its captcha times (CAT-019, CAT-027)', () => {
    const place = ['theaterOrLocationName', 'theaterOrLocationAddress', 'showGroupAddressTypeEnum']
    const fields = ['showGroupId', 'showGroupName', ...place, 'showCaptchaInfos']
    expect(fieldsOf('GetShowGroupOutput')).toEqual(expect.arrayContaining(fields))
    expect(fieldsOf('CaptchaSwitch')).toEqual(['startTime', 'endTime', 'captchaTypes'])
  })

  it('covers a price and its conversion (CAT-029, CAT-030)', () => {
    expect(fieldsOf('PriceInfo')).toEqual(['prefix', 'yuanNum', 'centNum', 'suffix'])
    expect(fieldsOf('CurrencyTransfer')).toEqual(['rate', 'targetCurrency'])
    expect(Object.keys(schemaOf('CurrencyTransfer').properties?.targetCurrency?.properties ?? {})).toEqual(['prefix'])
  })

  it('covers the origin of a show (CAT-053)', () => {
    const sources = ['FROM_QUICK_ORDER', 'FROM_BACKEND']
    expect(schemaOf('ShowBasicInfo').properties?.sourceType?.enum).toEqual(sources)
  })

  it('covers the consent to coupon messages (COUPON-085)', () => {
    const who = ['appId', 'remindSubscribeTypeEnums', 'openId']
    expect(fieldsOf('AllowCouponReminderInput')).toEqual([...who, 'couponTemplateIds', 'itemOrderId', 'bindId'])
  })

  it('covers refund and exchange rules (REFUND-006)', () => {
    expect(fieldsOf('GetRefundRuleOutput')).toContain('kind')
    expect(schemaOf('RefundKind').enum).toEqual(['REFUND', 'REBOOK'])
  })

  it('covers a payment and its agreements (PAY-038, PAY-039)', () => {
    expect(fieldsOf('PayInput')).toEqual(expect.arrayContaining(['paymentProduct', 'extra', 'platform']))
    expect(fieldsOf('ListCashiersOutput')).toContain('agreement')
    const { template, placeHolders } = schemaOf('PaymentAgreement').properties ?? {}
    expect(template).toBeDefined()
    expect(Object.keys(placeHolders?.items?.properties ?? {})).toEqual(['policyName', 'isTitle', 'id', 'url'])
  })
})

describe('the lock file', () => {
  const text = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')
  const manifest = (folder: string) => JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'))
  const workspaces: string[] = manifest('.').workspaces

  it('has no registry addresses, only the folders of workspaces', () => {
    expect([...text.matchAll(/"resolved": "([^"]*)"/g)].map(([, place]) => place)).toEqual(workspaces)
  })

  it('has one version of a library that several workspaces name', () => {
    const named = ['.', ...workspaces].flatMap((folder) => {
      const { dependencies = {}, devDependencies = {} } = manifest(folder)
      return Object.entries<string>({ ...dependencies, ...devDependencies })
    })
    const versions = new Map<string, Set<string>>()
    for (const [name, version] of named) versions.set(name, (versions.get(name) ?? new Set()).add(version))
    expect([...versions].filter(([, { size }]) => size > 1)).toEqual([])
    expect(named.length).toBeGreaterThan(versions.size)
  })

  it('installs all libraries of workspaces at the root, where the app and the tests find them', () => {
    const { packages } = JSON.parse(text)
    const inside = Object.keys(packages).filter((place) => workspaces.some((name) => place.startsWith(`${name}/`)))
    expect(inside).toEqual(OWN_VERSIONS)
  })
})
