const API = '/office/api/'
const LOCALE_KEY = 'encore-office-locale'

export type OfficeLocale = 'zh-CN' | 'zh-MO' | 'en-US'

/** A refusal of the office; its message is a text or the key of one. */
export class OfficeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly body: { code?: string; message?: string; field?: string },
  ) {
    super(body.message ?? `office.error.${body.code ?? 'unknown'}`)
  }
}

/** Language of the office, as chosen or as the browser prefers. */
export function chosenLocale(): OfficeLocale {
  const text = localStorage.getItem(LOCALE_KEY) ?? navigator.language
  if (/^zh-(MO|HK|TW|Hant)/i.test(text)) return 'zh-MO'
  return text.startsWith('zh') ? 'zh-CN' : 'en-US'
}

export function chooseLocale(locale: string): void {
  localStorage.setItem(LOCALE_KEY, locale)
}

export type Input = Readonly<Record<string, unknown>>

/** Reads from the office; a refusal is an `OfficeRefusal`, a missing network a `TypeError`. */
export async function read<Answer>(path: string, query: Input = {}, signal?: AbortSignal): Promise<Answer> {
  return (await officeFetch(path + queryText(query), { method: 'GET', ...(signal && { signal }) })).json()
}

export async function write<Answer>(path: string, input: Input = {}, signal?: AbortSignal): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(input)
  return (await officeFetch(path, { method: 'POST', headers, body, ...(signal && { signal }) })).json()
}

export async function officeFetch(path: string, request: RequestInit): Promise<Response> {
  const headers = { ...request.headers, 'x-encore-office': '1', locale: chosenLocale() }
  const answer = await fetch(API + path, { ...request, headers })
  if (answer.ok) return answer
  throw new OfficeRefusal(answer.status, await answer.json().catch(() => ({})))
}

export function queryText(query: Input): string {
  const fields = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) =>
      one === undefined || one === '' ? [] : [[name, String(one)]],
    ),
  )
  return fields.length === 0 ? '' : `?${new URLSearchParams(fields)}`
}
