import { useCallback, useState } from 'react'
import { isOpenable } from '@/domain/web-address'
import { webMessagesOf } from '@/domain/web-message'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { splitAddress } from '@/lib/query-string'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useParams } from '@/shell/use-params'
import { useShare } from '@/shell/use-share'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { WebFrame } from '@/ui/web-frame/web-frame'
import styles from './webView.module.scss'

/** A page of somebody else, of those that may be opened here; it may ask for a few things (docs/decisions/0028). */
function WebViewPage() {
  const t = useText(commonText)
  const { navigation, webPlaces, shopConfig, terminal } = useApp()
  const { url = '', title = shopConfig.config?.shopName ?? '' } = useParams(routes.webView)
  const [shared, setShared] = useState<{ title: string; imageUrl: string } | null>(null)
  useShare(shared && { ...shared, route: routes.webView, params: { url, title: shared.title } })

  const follow = useCallback(
    (posted: unknown) => {
      for (const message of webMessagesOf(posted)) {
        if (message.action === 'share') setShared({ title: message.title, imageUrl: message.imageUrl })
        if (message.action === 'open') {
          const { path, params } = splitAddress(message.path)
          void navigation.openAddress(path, params)
        }
        // In a mini-program the page has been left when its messages come.
        if (message.action === 'back' && terminal.host !== 'mini-program') void navigation.back()
      }
    },
    [navigation, terminal],
  )

  return (
    <PageFrame title={title}>
      {isOpenable(url, webPlaces) ? (
        <WebFrame className={styles.frame} url={url} title={title} onMessage={follow} />
      ) : (
        <EmptyState
          icon="circle-alert"
          title={t('error.page')}
          actionText={t('action.back')}
          onAction={() => void navigation.back()}
        />
      )}
    </PageFrame>
  )
}

export default page(WebViewPage, routes.webView)
