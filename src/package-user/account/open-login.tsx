import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { useApp } from '@/shell/app-context'
import { EmptyState } from '@/ui/empty-state/empty-state'

/** A form to log in; if the shop cannot prove identities, its words for that instead. */
export const OpenLogin = observer(function OpenLogin({ children }: { children: ReactNode }) {
  const words = useApp().shopConfig.config?.loginClosedText
  return words ? <EmptyState icon="user" title={String(words)} /> : children
})
