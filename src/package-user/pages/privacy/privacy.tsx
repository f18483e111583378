import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useCopy } from '@/shell/use-copy'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { FormError } from '@/ui/form-field/form-error'
import styles from '../../privacy/privacy.module.scss'
import { privacyText } from '../../privacy/text'
import { PrivacyModel } from './privacy-model'

/** Everything that the shop keeps, by what it is for. */
const KEPT = ['kept.account', 'kept.people', 'kept.orders', 'kept.devices', 'kept.usage', 'kept.device'] as const

/** What is kept of the user and why, a copy of it, and the way to end it. */
function PrivacyPage() {
  const t = useText(privacyText)
  const { navigation } = useApp()
  const copy = useCopy()
  const { exporting } = useModel((app) => new PrivacyModel(app))

  async function exportAll() {
    const exported = await exporting.submit()
    if (exported) await copy(exported.content)
  }

  return (
    <PageFrame title={t('privacy.title')}>
      <Cards>
        <Card title={t('kept.title')}>
          {KEPT.map((key) => (
            <View key={key} className={styles.line}>
              {t(key)}
            </View>
          ))}
        </Card>
        <Card title={t('export.title')}>
          <View className={styles.line}>{t('export.hint')}</View>
          <FormError form={exporting} />
          <Button id="export" isWide isBusy={exporting.isRunning} onPress={() => void exportAll()}>
            {t('export.submit')}
          </Button>
        </Card>
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
      </Cards>
    </PageFrame>
  )
}

export default page(PrivacyPage, routes.privacy)
