import { useState } from 'react'
import { useApp } from '@/shell/app-context'
import { type SharedPage, useShare } from '@/shell/use-share'

/** Shares a page by the vendor's menu, as the sheet has changed it (`onPage`) while its user is logged in. */
export function useNamedSharing(page: SharedPage | null): (changed: SharedPage) => void {
  const { session } = useApp()
  const [changed, setChanged] = useState<{ page: SharedPage; userId: string | undefined } | null>(null)
  const userId = session.user?.bizUserId
  useShare(page && changed && userId !== undefined && changed.userId === userId ? changed.page : page)
  return (next) => setChanged({ page: next, userId })
}
