import type { Schema } from 'ts-json-schema-generator'
import { rootPathOf } from '@/contracts/endpoint'
import { isPublicPath } from '@/domain/access'
import type { ContractSchemas } from './contract-schemas'
import { type Contract, contracts } from './contracts'

/** Headers of every call that the gateway reads. */
const COMMON_HEADERS = [
  { name: 'src', description: 'Terminal, such as WEIXIN_MINI or M_WEB.', example: 'M_WEB' },
  { name: 'locale', description: 'Language of the texts: zh, zh-MO or en.', example: 'zh' },
]

export interface OpenapiDocument {
  /** By path, then by method in small letters. */
  paths: Record<string, Record<string, object>>
  components: { schemas: Record<string, Schema> }
}

const ENVELOPE: Schema = {
  type: 'object',
  required: ['statusCode', 'data'],
  properties: {
    statusCode: { type: 'integer', description: '200 or 510 (a success with a hint); anything else is a refusal.' },
    mode: { type: 'integer', description: 'How the client shows a refusal.' },
    comments: { type: 'string' },
    subComments: { type: 'string' },
    actText: { type: 'string' },
    iconUrl: { type: 'string' },
    errorCode: { type: 'string' },
    data: {},
  },
}

/** OpenAPI description of all calls, from the contracts and their schemas; deterministic. */
export function openapiDocument({ definitions }: Pick<ContractSchemas, 'definitions'>): OpenapiDocument {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const contract of contracts()) {
    const { endpoint } = contract
    const url = rootPathOf(endpoint).replace(/:(\w+)/g, '{$1}')
    paths[url] = { ...paths[url], [endpoint.method.toLowerCase()]: operation(contract, definitions) }
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Encore gateway',
      version: '1',
      description: 'Made from the contracts by npm run generate:schemas.',
    },
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: 'access-token' } },
      schemas: { Envelope: ENVELOPE, ...definitions },
    },
  }
  return JSON.parse(JSON.stringify(document).replaceAll('#/definitions/', '#/components/schemas/'))
}

function operation({ name, endpoint, types }: Contract, definitions: ContractSchemas['definitions']): object {
  const input = resolved(definitions[types.input] ?? {}, definitions)
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, mark = '']) => mark)
  const isRead = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const fields = Object.entries(input.properties ?? {}) as [string, Schema][]
  const parameters = fields
    .filter(([field]) => isRead || inPath.includes(field))
    .map(([field, schema]) => {
      const isInPath = inPath.includes(field)
      const isRequired = isInPath || (input.required ?? []).includes(field)
      return { name: field, in: isInPath ? 'path' : 'query', required: isRequired, schema }
    })
  return {
    operationId: name.replace('/', '.'),
    tags: [name.split('/')[0]],
    summary: name.replace(/^.*\//, '').replaceAll('-', ' '),
    ...(!isPublicPath(rootPathOf(endpoint)) && { security: [{ accessToken: [] }] }),
    parameters: [...parameters, ...headersOf(endpoint)],
    ...(!isRead && { requestBody: bodyOf(input, inPath, types.input) }),
    responses: {
      200: {
        description: 'The answer, or a refusal with words, in the envelope.',
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Envelope' },
                { properties: { data: { anyOf: [{ $ref: `#/definitions/${types.output}` }, { type: 'null' }] } } },
              ],
            },
          },
        },
      },
    },
  }
}

function headersOf({ isCreate }: Contract['endpoint']): object[] {
  const key = { name: 'idempotency-key', description: 'One per intent of the user, the same on every repetition.' }
  return [...COMMON_HEADERS, ...(isCreate ? [key] : [])].map((header) => ({
    ...header,
    in: 'header',
    required: false,
    schema: { type: 'string' },
  }))
}

function bodyOf(input: Schema, inPath: readonly string[], type: string): object {
  const { properties = {}, required = [], ...rest } = input
  const inBody = Object.entries(properties).filter(([field]) => !inPath.includes(field))
  const schema =
    inPath.length === 0
      ? { $ref: `#/definitions/${type}` }
      : { ...rest, properties: Object.fromEntries(inBody), required: required.filter((name) => !inPath.includes(name)) }
  return { required: true, content: { 'application/json': { schema } } }
}

/** Resolves alias types. */
function resolved(schema: Schema, definitions: ContractSchemas['definitions']): Schema {
  const [, name] = /^#\/definitions\/(.+)$/.exec(schema.$ref ?? '') ?? []
  return name ? resolved(definitions[name] ?? {}, definitions) : schema
}
