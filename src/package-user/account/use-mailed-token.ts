import { useEffect, useState } from 'react'
import type { MailedLinkParams } from '@/routes/account-routes'
import type { Route } from '@/routes/route'
import { useApp } from '@/shell/app-context'
import { useParams } from '@/shell/use-params'

/** The token of the mailed link that led here; it does not stay in the address, where others may read it later. */
export function useMailedToken(route: Route<MailedLinkParams>): string {
  const { navigation } = useApp()
  const { token = '' } = useParams(route)
  const [kept] = useState(token)
  useEffect(() => {
    if (kept !== '') void navigation.replaceParams(route, { token: undefined } as MailedLinkParams)
  }, [navigation, route, kept])
  return kept
}
