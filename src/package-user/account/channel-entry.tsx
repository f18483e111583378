import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import type { ChannelLoginParams } from '@/routes/account-routes'
import type { Route } from '@/routes/route'
import { useApp } from '@/shell/app-context'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { FormCard } from '../shared/form-card'
import { ChannelEntryModel } from './channel-entry-model'
import { accountText } from './text'

interface ChannelEntryProps {
  route: Route<ChannelLoginParams>
  /** Channel of links that name none. */
  channelCode?: string
}

/** Entrance of a channel: logs in and continues, or shows the error and offers the shop's login. */
export const ChannelEntry = observer(function ChannelEntry({ route, channelCode }: ChannelEntryProps) {
  const t = useText(accountText)
  const common = useText(commonText)
  const { navigation, prompts, session } = useApp()
  const params = { channelCode, ...useParams(route) }
  const model = useModel((app) => new ChannelEntryModel(app, params, () => prompts.showToast(t('code.done'))))
  const { login } = model

  useEffect(() => {
    // A code is single-use and private: it is removed from the address.
    void navigation.replaceParams(route, { authCode: undefined } as ChannelLoginParams)
    model.load()
  }, [navigation, route, model])

  const isAsking = session.isLoggedIn && model.hasCode && login.error === null
  const isWaiting = !isAsking && model.hasCode && login.error === null
  return (
    <PageFrame hasOwnTitle hasTitleBar={!isWaiting} title={t('channel.title')}>
      {isAsking && (
        <FormCard title={t('channel.title')} hint={t('channel.asOther', { name: session.user?.nickname ?? '' })}>
          <Button id="log-in" isWide isBusy={login.isRunning} onPress={model.submit}>
            {t('email.logIn')}
          </Button>
        </FormCard>
      )}
      {!isAsking && (login.error !== null || !model.hasCode) && (
        <EmptyState
          icon="circle-alert"
          title={t('channel.failed')}
          hint={login.error ? errorText(login.error, common).title : t('link.over')}
          actionText={t('channel.other')}
          onAction={() => void navigation.redirect(routes.login, {})}
        />
      )}
      {isWaiting && <EmptyState icon="clock" title={t('channel.title')} hint={t('channel.hint')} />}
    </PageFrame>
  )
})
