import { View } from '@tarojs/components'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { RichText } from '@/ui/rich-text/rich-text'
import styles from '../../shared/ticket-package.module.scss'
import { comboActivityText } from '../../text'
import { TicketPackageShowDetailModel } from './ticket-package-show-detail-model'

/** A show of a package, before its sessions are selected (SEAT-011). */
function TicketPackageShowDetailPage() {
  const t = useText(comboActivityText)
  const { navigation } = useApp()
  const { promotionId = '', showId = '' } = useParams(routes.ticketPackageShowDetail)
  const model = useModel((app) => new TicketPackageShowDetailModel(app, showId))

  useLoad(model.show, 'opened')

  return (
    <PageFrame
      title={model.show.value?.basicInfo.showName ?? t('detail.title')}
      hasOwnTitle
      footer={
        model.show.value && (
          <BottomBar>
            <Button
              id="choose-session"
              isWide
              onPress={() => void navigation.open(routes.ticketPackageSession, { promotionId, showId })}
            >
              {t('package.choose')}
            </Button>
          </BottomBar>
        )
      }
    >
      <ResourceView resource={model.show} skeleton={<PageSkeleton height={160} />}>
        {({ basicInfo, html }) => (
          <View className={styles.page}>
            <View className={styles.section}>
              <ShowSummary
                name={basicInfo.showName}
                posterUrl={basicInfo.posterUrl}
                posterColor={basicInfo.posterColor}
                lines={[basicInfo.displayShowTime, `${basicInfo.cityName} ${basicInfo.venueName}`]}
              />
            </View>
            <View className={styles.section}>
              <Heading className={styles.heading}>{t('detail.about')}</Heading>
              <RichText className={styles.rule} html={html} />
            </View>
          </View>
        )}
      </ResourceView>
    </PageFrame>
  )
}

export default page(TicketPackageShowDetailPage, routes.ticketPackageShowDetail)
