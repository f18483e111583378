import { useEffect, useState } from 'react'
import type { MailedLinkParams } from '@/routes/account-routes'
import type { Route } from '@/routes/route'
import { useApp } from '@/shell/app-context'
import { useParams } from '@/shell/use-params'

/** Token of the mailed link; removed from the address, where others may read it later. */
export function useMailedToken(route: Route<MailedLinkParams>): string {
  const { navigation } = useApp()
  const { token = '' } = useParams(route)
  const [kept] = useState(token)
  useEffect(() => {
    if (kept !== '') void navigation.replaceParams(route, { token: undefined } as MailedLinkParams)
  }, [navigation, route, kept])
  return kept
}
