import { isOpenable } from '@/domain/web-address'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useParams } from '@/shell/use-params'
import { Notice } from '@/ui/notice/notice'
import { WebFrame } from '@/ui/web-frame/web-frame'
import styles from './webView.module.scss'

/** A page of somebody else, of those that may be opened here. */
function WebViewPage() {
  const t = useText(commonText)
  const { navigation, webPlaces, shopConfig } = useApp()
  const { url = '', title = shopConfig.config?.shopName ?? '' } = useParams(routes.webView)
  return (
    <PageFrame title={title}>
      {isOpenable(url, webPlaces) ? (
        <WebFrame className={styles.frame} url={url} title={title} />
      ) : (
        <Notice
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
