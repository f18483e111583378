import { useRouter } from '@tarojs/taro'
import { useState } from 'react'
import { decodedParams } from '@/lib/query-string'
import { idInLink } from '@/routes/id-in-link'
import type { Route } from '@/routes/route'

/** Parameters that Taro adds for itself. */
const OWN_PARAMETERS = ['stamp', '$taroTimestamp']

/**
 * The parameters a page was opened with, decoded, from the path and the query alike. What a link leaves out is
 * missing at run time despite the type, so a page checks those it needs.
 */
export function useParams<Params extends object>(_route: Route<Params>): Partial<Params> {
  const router = useRouter()
  const [params] = useState(() => ownParams(router.params))
  return params as Partial<Params>
}

/** Values are encoded once on every platform. */
function ownParams(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const own = Object.entries(params).filter(([name]) => !OWN_PARAMETERS.includes(name))
  const decoded = decodedParams(Object.fromEntries(own))
  return Object.fromEntries(Object.entries(decoded).map(([name, value]) => [name, idInLink(name, value)]))
}
