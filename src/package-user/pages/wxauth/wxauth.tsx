import { useEffect } from 'react'
import { useText } from '@/i18n/use-text'
import { parseQuery } from '@/lib/query-string'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { OpenIds } from '@/shell/open-ids'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useParams } from '@/shell/use-params'
import { Notice } from '@/ui/notice/notice'
import { userText } from '../../text'

/** Where WeChat leads back to after it was asked who its user is; goes on to the page that wanted to know. */
function WeixinAuthPage() {
  const t = useText(userText)
  const app = useApp()
  const { code = '', state = '' } = useParams(routes.weixinAuth)

  useEffect(() => {
    void new OpenIds(app).finish(code, state).then((backTo) => {
      const [path = '', query = ''] = (backTo ?? '').split('?')
      return backTo === null
        ? app.navigation.switchTab(routes.list, {})
        : app.navigation.openUnknown(path, parseQuery(query))
    })
  }, [app, code, state])

  return (
    <PageFrame title={t('weixinAuth.title')}>
      <Notice icon="clock" title={t('weixinAuth.title')} hint={t('weixinAuth.hint')} />
    </PageFrame>
  )
}

export default page(WeixinAuthPage, routes.weixinAuth)
