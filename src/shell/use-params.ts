import { useRouter } from '@tarojs/taro'
import { useState } from 'react'
import { decodeComponent } from '@/lib/query-string'
import type { Route } from '@/routes/route'

/** Parameters that Taro adds for itself. */
const OWN_PARAMETERS = ['stamp', '$taroTimestamp']

/**
 * The parameters a page was opened with, decoded, from the path and the query alike. What a link leaves out is
 * missing at run time whatever the type says, so a page checks what it cannot do without.
 */
export function useParams<Params extends object>(_route: Route<Params>): Partial<Params> {
  const router = useRouter()
  const [params] = useState(() => decodedParams(router.params))
  return params as Partial<Params>
}

/** Decodes what a platform hands over; values are encoded once on every platform. */
function decodedParams(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const own = Object.entries(params).filter(([name]) => !OWN_PARAMETERS.includes(name))
  return Object.fromEntries(own.map(([name, value]) => [name, decodeComponent(value ?? '')]))
}
