import { View } from '@tarojs/components'
import { TicketPrice } from '@/blocks/show-card/ticket-price'
import { venueTime } from '@/domain/show-date'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Picture } from '@/ui/picture/picture'
import { ResourceView } from '@/ui/resource-view/resource-view'
import styles from '../../shared/ticket-package.module.scss'
import { comboActivityText } from '../../text'
import { TicketPackageDetailModel } from './ticket-package-detail-model'

/** The shop's own clock, minutes east of UTC: until when a package is sold is said in it. */
const SHOP_OFFSET = 480

function TicketPackageDetailPage() {
  const t = useText(comboActivityText)
  const params = useParams(routes.ticketPackageDetail)
  const model = useModel((app) => new TicketPackageDetailModel(app, params))
  const { offer } = model

  useLoad(offer, 'opened')

  return (
    <PageFrame
      title={t('package.title')}
      footer={
        offer.value && (
          <BottomBar>
            <Button id="choose-shows" isWide onPress={model.choose}>
              {t('package.choose')}
            </Button>
          </BottomBar>
        )
      }
    >
      <ResourceView resource={offer} skeleton={<PageSkeleton height={160} />}>
        {({ name, desc, posterUrl, posterColor, priceInfo, ruleTexts, endTime, showCount }) => (
          <View className={styles.page}>
            <View className={styles.head}>
              <Picture className={styles.poster} src={posterUrl} width={300} alt="" color={posterColor} />
              <View className={styles.words}>
                <Heading className={styles.name}>{name}</Heading>
                <View className={styles.sub}>{desc}</View>
                <View className={styles.sub}>{t('package.shows', { count: showCount })}</View>
                <TicketPrice className={styles.price} price={priceInfo} />
              </View>
            </View>
            <View className={styles.section} id="package-rules">
              <Heading className={styles.heading}>{t('package.rules')}</Heading>
              {ruleTexts.map((rule) => (
                <View key={rule} className={styles.rule}>
                  {rule}
                </View>
              ))}
              <View className={styles.sub}>
                {t('package.until', { date: venueTime(endTime, SHOP_OFFSET).format('YYYY.MM.DD') })}
              </View>
            </View>
          </View>
        )}
      </ResourceView>
    </PageFrame>
  )
}

export default page(TicketPackageDetailPage, routes.ticketPackageDetail)
