import { useEffect, useState } from 'react'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { splitAddress } from '@/lib/query-string'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { OpenIds } from '@/services/jumps/open-ids'
import { finishWechatAuth } from '@/services/wechat-authorization'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useParams } from '@/shell/use-params'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { accountText } from '../../account/text'

/** Return page of WeChat's identification; continues to the page that requested it. */
function WechatAuthPage() {
  const t = useText(accountText)
  const common = useText(commonText)
  const app = useApp()
  const { code = '', state = '' } = useParams(routes.wechatAuth)

  /** True for a stored link: nothing was requested from here. */
  const [isStray, setStray] = useState(false)

  useEffect(() => {
    void proceed(app, code, state).then((hasGone) => setStray(!hasGone))
  }, [app, code, state])

  return (
    <PageFrame hasOwnTitle title={t('wechatAuth.title')}>
      {isStray ? (
        <EmptyState
          icon="circle-alert"
          title={t('wechatAuth.stray')}
          actionText={common('frame.goHome')}
          onAction={() => void app.navigation.switchTab(routes.list, {})}
        />
      ) : (
        <EmptyState icon="clock" title={t('wechatAuth.title')} hint={t('wechatAuth.hint')} />
      )}
    </PageFrame>
  )
}

/** Resolves with true if there is a page to continue to. */
async function proceed(app: App, code: string, state: string): Promise<boolean> {
  // Mini-programs contain the page because the specification lists it; nothing links to it.
  const backTo = process.env.TARO_ENV === 'h5' ? finishWechatAuth(app, state) : null
  if (backTo === null) return false
  if (code !== '') await new OpenIds(app).exchange(code)
  const { path, params } = splitAddress(backTo)
  await app.navigation.openUnknown(path, params)
  return true
}

export default page(WechatAuthPage, routes.wechatAuth)
