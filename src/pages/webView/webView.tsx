import { useState } from 'react'
import { isOpenable } from '@/domain/web-address'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useCopy } from '@/shell/use-copy'
import { useParams } from '@/shell/use-params'
import { useShare } from '@/shell/use-share'
import { type ShareMessage, useWebMessages } from '@/shell/use-web-messages'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { canFrame, WebFrame } from '@/ui/web-frame/web-frame'

/** An allowed external page, which may send a few requests (docs/decisions/0028). */
function WebViewPage() {
  const t = useText(commonText)
  const { navigation, webPlaces, shopConfig } = useApp()
  const { url = '', title = shopConfig.config?.shopName ?? '' } = useParams(routes.webView)
  const [shared, setShared] = useState<ShareMessage | null>(null)
  useShare(shared && { ...shared, route: routes.webView, params: { url, title: shared.title } })

  const follow = useWebMessages(setShared)
  const copy = useCopy()

  return (
    <PageFrame isWide hasOwnTitle title={title}>
      {!isOpenable(url, webPlaces) ? (
        <EmptyState
          icon="circle-alert"
          title={t('error.page')}
          actionText={t('action.back')}
          onAction={() => void navigation.back()}
        />
      ) : canFrame(url) ? (
        <WebFrame url={url} title={title} onMessage={follow} />
      ) : (
        <EmptyState
          icon="circle-alert"
          title={t('error.outside')}
          actionText={t('copy.link')}
          onAction={() => void copy(url)}
        />
      )}
    </PageFrame>
  )
}

export default page(WebViewPage, routes.webView)
