import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { durationText } from '@/domain/show-date'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { QrCode } from '@/ui/qr-code/qr-code'
import { ResourceView } from '@/ui/resource-view/resource-view'
import styles from './site-code.module.scss'
import { SiteCodeModel } from './site-code-model'
import { siteCodeText } from './text'

/** The code of a city, to be scanned from this screen; without a parameter that of the city the user looks at. */
function SiteCodePage() {
  const t = useText(siteCodeText)
  const { navigation, site } = useApp()
  const { siteId = site.cityId } = useParams(routes.siteCode)
  const model = useModel((app) => new SiteCodeModel(app, siteId))

  useLoad(model, 'shown')

  return (
    <PageFrame hasOwnTitle title={t('title')}>
      <ResourceView resource={model.code} skeleton={<PageSkeleton height={420} />}>
        {({ qrCode, siteName }) => (
          <View className={styles.page}>
            <View className={styles.card}>
              <Heading className={styles.city}>{siteName}</Heading>
              <QrCode id="site-qr" content={qrCode} name={t('name', { city: siteName })} />
              <Text className={styles.hint}>{t('hint', { city: siteName })}</Text>
              <UntilNext model={model} />
            </View>
            <Button id="to-shows" isWide onPress={() => void navigation.switchTab(routes.all, { cityId: siteId })}>
              {t('shows')}
            </Button>
          </View>
        )}
      </ResourceView>
    </PageFrame>
  )
}

const UntilNext = observer(function UntilNext({ model: { untilNext } }: { model: SiteCodeModel }) {
  const t = useText(siteCodeText)
  if (!untilNext.isRunning) return null
  return <Text className={styles.hint}>{t('next', { time: durationText(untilNext.secondsLeft) })}</Text>
})

export default page(SiteCodePage, routes.siteCode)
