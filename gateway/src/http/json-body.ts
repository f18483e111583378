import type { FastifyInstance } from 'fastify'
import { parse } from 'secure-json-parse'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../business-error'

/** Maximum depth of a body; parsers recurse per level. */
const MAX_DEPTH = 32

const LEVELS: ReadonlyMap<string | undefined, number> = new Map([
  ['[', 1],
  ['{', 1],
  [']', -1],
  ['}', -1],
])

/**
 * Parses JSON bodies; rejects excessive depth and prototype pollution. Some platforms send `content-type:
 * application/json` with an empty body.
 */
export function acceptJson(app: FastifyInstance): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = String(body)
    try {
      if (depthOf(text) > MAX_DEPTH) throw new Error('too deep')
      done(null, text === '' ? {} : parse(text))
    } catch {
      done(new BusinessError(BUSINESS_ERROR.badInput, 'common.badRequest', { mode: 1 }), undefined)
    }
  })
}

/** Maximum bracket depth outside strings; one pass over any text. */
function depthOf(json: string): number {
  let depth = 0
  let deepest = 0
  let isText = false
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at]
    if (isText && character === '\\') at += 1
    else if (character === '"') isText = !isText
    else if (!isText) {
      depth += LEVELS.get(character) ?? 0
      deepest = Math.max(deepest, depth)
    }
  }
  return deepest
}
