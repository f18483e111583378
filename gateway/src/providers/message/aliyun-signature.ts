import { createHash, createHmac } from 'node:crypto'

const ALGORITHM = 'ACS3-HMAC-SHA256'

export interface AliyunRequest {
  host: string
  action: string
  version: string
  query: Readonly<Record<string, string>>
  nonce: string
  /** ISO 8601 in UTC, to the second. */
  date: string
}

/** Query of a request as Alibaba Cloud signs it. */
export function aliyunQuery(query: Readonly<Record<string, string>>): string {
  return Object.keys(query)
    .sort()
    .map((name) => `${encoded(name)}=${encoded(query[name] ?? '')}`)
    .join('&')
}

/** Headers of a request without a body, signed by version 3 of Alibaba Cloud's signatures. */
export function aliyunHeaders(
  { keyId, secret }: { keyId: string; secret: string },
  { host, action, version, query, nonce, date }: AliyunRequest,
): Record<string, string> {
  const headers: Record<string, string> = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': date,
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  }
  const names = Object.keys(headers).sort()
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('')
  const canonical = ['POST', '/', aliyunQuery(query), lines, names.join(';'), sha256('')].join('\n')
  const signature = createHmac('sha256', secret)
    .update(`${ALGORITHM}\n${sha256(canonical)}`)
    .digest('hex')
  const credential = `Credential=${keyId},SignedHeaders=${names.join(';')},Signature=${signature}`
  return { ...headers, authorization: `${ALGORITHM} ${credential}` }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** RFC 3986, which `encodeURIComponent` leaves in five characters. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
