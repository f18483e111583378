import { View } from '@tarojs/components'
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
import { FormError } from '@/ui/form-field/form-error'
import { ConsentsCard } from '../../privacy/consents-card'
import styles from '../../privacy/privacy.module.scss'
import { privacyText } from '../../privacy/text'
import { PrivacyModel } from './privacy-model'

/** Stored data by purpose. */
const KEPT = ['kept.account', 'kept.people', 'kept.orders', 'kept.devices', 'kept.usage', 'kept.device'] as const

/** Stored data and its purpose, consents, export as a file, and deletion. */
function PrivacyPage() {
  const t = useText(privacyText)
  const common = useText(commonText)
  const { navigation, prompts, session } = useApp()
  const model = useModel((app) => new PrivacyModel(app))
  const { consents, changing, exporting, clearing } = model

  useLoad(model, 'opened', 'session')

  async function exportAll() {
    const outcome = await exporting.submit()
    if (outcome && outcome !== 'cancelled') prompts.showToast(t(`export.${outcome}`))
  }

  async function clear() {
    const isSure = await prompts.showDialog({
      title: t('clear.confirm'),
      content: t('clear.hint'),
      confirmText: t('clear.submit'),
      cancelText: common('action.cancel'),
    })
    if (!isSure) return
    prompts.showToast(t((await clearing.submit()) ? 'clear.done' : 'clear.notLoggedOut'))
  }

  return (
    <PageFrame above={<Breadcrumbs />} title={t('privacy.title')}>
      <Cards>
        <Card title={t('kept.title')}>
          {KEPT.map((key) => (
            <View key={key} className={styles.line}>
              {t(key)}
            </View>
          ))}
        </Card>
        <ConsentsCard
          consents={consents}
          changing={changing}
          onMessages={(isWanted) => void model.chooseMessages(isWanted)}
        />
        {session.isLoggedIn && (
          <Card title={t('export.title')}>
            <View className={styles.line}>{t('export.hint')}</View>
            <FormError form={exporting} />
            <Button id="export" isWide isBusy={exporting.isRunning} onPress={() => void exportAll()}>
              {t(`export.${model.exportStep}`)}
            </Button>
          </Card>
        )}
        <Card title={t('clear.title')}>
          <View className={styles.line}>{t('clear.hint')}</View>
          <Button id="clear-device" kind="secondary" isWide isBusy={clearing.isRunning} onPress={() => void clear()}>
            {t('clear.submit')}
          </Button>
        </Card>
        {session.isLoggedIn && (
          <Card title={t('close.title')}>
            <View className={styles.line}>{t('close.hint')}</View>
            <Button
              id="account-safe"
              kind="secondary"
              isWide
              onPress={() => void navigation.open(routes.accountSafe, {})}
            >
              {t('close.open')}
            </Button>
          </Card>
        )}
      </Cards>
    </PageFrame>
  )
}

export default page(PrivacyPage, routes.privacy)
