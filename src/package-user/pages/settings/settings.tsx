import { View } from '@tarojs/components'
import { MessageInvite } from '@/blocks/message-invite/message-invite'
import { BUILD_MARKER } from '@/domain/build-marker'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { settingsText } from '../../settings/text'
import { LANGUAGE_NAMES } from '../../shared/language-names'
import styles from './settings.module.scss'
import { SettingsModel } from './settings-model'

/** Messages without an order. */
const OF_THE_USER = ['SHOW_REMIND', 'TICKET_TRANSFER', 'COUPON_TEMPLATE_EXPIRE'] as const

function SettingsPage() {
  const t = useText(settingsText)
  const common = useText(commonText)
  const { navigation, session, locale, theme, prompts, shopConfig } = useApp()
  const model = useModel((app) => new SettingsModel(app))

  useLoad(model.policies, 'opened')

  async function logOut() {
    const isSure = await prompts.showDialog({
      title: t('settings.logoutAsk'),
      confirmText: t('settings.logout'),
      cancelText: common('action.cancel'),
    })
    if (!isSure) return
    if (!(await model.logOut())) prompts.showToast(t('settings.logoutFailed'))
    await navigation.back()
  }

  return (
    <PageFrame above={<Breadcrumbs />} title={t('settings.title')}>
      <Cards>
        {session.isLoggedIn && (
          <Card isList>
            <Cell
              id="profile"
              icon="user"
              title={t('settings.profile')}
              value={session.user?.nickname}
              onPress={() => void navigation.open(routes.member, {})}
            />
            <Cell
              id="account-safe"
              icon="shield-check"
              title={t('settings.account')}
              onPress={() => void navigation.open(routes.accountSafe, {})}
            />
          </Card>
        )}
        <Card isList>
          <Cell
            id="language"
            icon="globe"
            title={t('settings.language')}
            value={LANGUAGE_NAMES[locale.locale]}
            onPress={() => void navigation.open(routes.language, {})}
          />
          {shopConfig.flags.CHANGE_SKIN_ROUTER && theme.fixed === null && (
            <Cell
              id="skin"
              icon="moon"
              title={t('settings.skin')}
              value={t(`skin.${theme.choice}`)}
              onPress={() => void navigation.open(routes.skinSwitch, {})}
            />
          )}
          <Cell
            id="privacy"
            icon="info"
            title={t('settings.privacy')}
            onPress={() => void navigation.open(routes.privacy, {})}
          />
        </Card>
        <Card isList>
          {(model.policies.value ?? []).map(({ id, policyName }) => (
            <Cell key={id} title={policyName} onPress={() => void navigation.open(routes.agreement, { id })} />
          ))}
          <Cell
            title={t('settings.version')}
            value={`${PRODUCT_VERSION} (${BUILD_MARKER.version}.${BUILD_MARKER.code})`}
          />
        </Card>
      </Cards>
      {session.isLoggedIn && <MessageInvite scenes={OF_THE_USER} />}
      {session.isLoggedIn && (
        <View className={styles.logout}>
          <Button id="log-out" kind="secondary" isWide onPress={() => void logOut()}>
            {t('settings.logout')}
          </Button>
        </View>
      )}
    </PageFrame>
  )
}

export default page(SettingsPage, routes.settings)
