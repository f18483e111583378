import { VendorFault } from '../payment/contract'
import { vendorFault } from '../vendor-fault'
import { requestVendor } from '../vendor-request'

type Json = Readonly<Record<string, unknown>>

export interface JsonRequest {
  vendor: string
  url: string
  query?: Readonly<Record<string, string>>
  body?: object
  headers?: Readonly<Record<string, string>>
}

/** Answer of a vendor in JSON; throws `VendorFault` for any other status or content. */
export async function requestJson({ vendor, url, query, body, headers }: JsonRequest): Promise<Json> {
  const answer = await requestVendor({
    vendor,
    method: body ? 'POST' : 'GET',
    url: query ? `${url}?${new URLSearchParams(query)}` : url,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (answer.status !== 200) throw new VendorFault(vendor, `HTTP_${answer.status}`)
  const content = parsed(answer.body.toString('utf8'))
  if (!isRecord(content)) throw new VendorFault(vendor, 'BAD_ANSWER')
  return content
}

/** A text of an answer; without it the answer is none. */
export function textOf(vendor: string, content: unknown, name: string): string {
  const value = isRecord(content) ? content[name] : undefined
  if (typeof value !== 'string' || value === '') throw new VendorFault(vendor, 'BAD_ANSWER')
  return value
}

/** Throws the fault of a code other than zero. */
export function checkCode(vendor: string, code: unknown): void {
  if (code !== undefined && code !== 0) throw vendorFault(vendor, String(code))
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null
}
