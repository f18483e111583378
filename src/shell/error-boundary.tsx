import { Component, type ReactNode } from 'react'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { log } from '@/platform/log/log'
import { routes } from '@/routes'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { useApp } from './app-context'

/** Shows an error and a link home in place of a page that fails to draw. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    log.error('page failed to draw', error)
  }

  override render() {
    return this.state.hasFailed ? <FailedPage /> : this.props.children
  }
}

function FailedPage() {
  const t = useText(commonText)
  const { navigation } = useApp()
  return (
    <EmptyState
      icon="circle-alert"
      title={t('error.page')}
      hint={t('error.generic')}
      actionText={t('frame.goHome')}
      onAction={() => void navigation.relaunch(routes.list, {})}
    />
  )
}
