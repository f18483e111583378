import { createSign, createVerify, type KeyObject } from 'node:crypto'

type Parameters = Readonly<Record<string, string>>

/** Signs the parameters of a request: RSA2 of all of them, sorted. */
export function signParameters(key: KeyObject, parameters: Parameters): string {
  return createSign('RSA-SHA256').update(signedText(parameters)).sign(key, 'base64')
}

/** True if Alipay signed the parameters of a report; two of its fields are not part of it. */
export function areSigned(keys: readonly KeyObject[], parameters: Parameters): boolean {
  const { sign = '', sign_type: _type, ...signed } = parameters
  return isSigned(keys, signedText(signed), sign)
}

/** True if one of the keys signed a text. */
export function isSigned(keys: readonly KeyObject[], text: string, signature: string): boolean {
  return keys.some((key) => createVerify('RSA-SHA256').update(text).verify(key, signature, 'base64'))
}

function signedText(parameters: Parameters): string {
  return Object.keys(parameters)
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&')
}

/** Text of a member of a JSON object as it came, which is what Alipay signs; null without an object of this name. */
export function rawMember(json: string, name: string): string | null {
  const head = new RegExp(`^\\s*\\{\\s*"${name}"\\s*:\\s*(?=\\{)`).exec(json)
  if (!head) return null
  const from = head[0].length
  let depth = 0
  for (let at = from; at < json.length; at += 1) {
    const character = json[at]
    if (character === '"') at = endOfText(json, at)
    else if (character === '{') depth += 1
    else if (character === '}') {
      depth -= 1
      if (depth === 0) return json.slice(from, at + 1)
    }
  }
  return null
}

/** Position of the quote that ends a text. */
function endOfText(json: string, from: number): number {
  let at = from + 1
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1
  return at
}
