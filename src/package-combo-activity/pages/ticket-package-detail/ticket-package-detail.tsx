import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ShopBreadcrumbs } from '@/blocks/breadcrumbs/shop-breadcrumbs'
import { MediaRow } from '@/blocks/media-row/media-row'
import { TicketPrice } from '@/blocks/show-card/ticket-price'
import type { TicketPackage } from '@/contracts/package/ticket-package'
import type { PriceInfo } from '@/contracts/price'
import { dateText } from '@/domain/date-text'
import { priceText } from '@/domain/money'
import { useLocale } from '@/i18n/locale-context'
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
import { Columns } from '@/ui/columns/columns'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Picture } from '@/ui/picture/picture'
import { ResourceView } from '@/ui/resource-view/resource-view'
import type { PackageShow } from '../../shared/package-shows'
import styles from '../../shared/ticket-package.module.scss'
import { comboActivityText } from '../../text'
import { TicketPackageDetailModel } from './ticket-package-detail-model'

/** Time zone of the shop, minutes east of UTC: the end of a package's sale is shown in it. */
const SHOP_OFFSET = 480

function TicketPackageDetailPage() {
  const t = useText(comboActivityText)
  const params = useParams(routes.ticketPackageDetail)
  const model = useModel((app) => new TicketPackageDetailModel(app, params))
  const { offer } = model

  useLoad(offer, 'opened')

  const isDesktop = useApp().terminal.form === 'desktop'
  const given = offer.value?.given
  const choose = (
    <Button id="choose-shows" isWide onPress={model.choose}>
      {t('package.choose')}
    </Button>
  )
  return (
    <PageFrame
      isWide
      hasOwnTitle
      title={given?.name ?? t('package.title')}
      footer={
        given &&
        !isDesktop && (
          <BottomBar>
            <TicketPrice className={styles.totalPrice} price={given.priceInfo} />
            {choose}
          </BottomBar>
        )
      }
    >
      <ResourceView resource={offer} skeleton={<PageSkeleton height={160} />}>
        {(offered) => (
          <View className={styles.page}>
            <ShopBreadcrumbs from="shows" current={offered.given.name} />
            <Columns
              side={
                <>
                  {isDesktop && <View className={styles.section}>{choose}</View>}
                  <PackageRules given={offered.given} />
                </>
              }
            >
              <PackageHead given={offered.given} />
              <PackageContent shows={offered.shows} onOpen={model.openShow} />
            </Columns>
          </View>
        )}
      </ResourceView>
    </PageFrame>
  )
}

function PackageHead({ given }: { given: TicketPackage }) {
  const t = useText(comboActivityText)
  const locale = useLocale()
  const { name, desc, posterUrl, posterColor, priceInfo, originPriceInfo, showCount, endTime } = given
  return (
    <View className={styles.head}>
      <Picture className={styles.poster} src={posterUrl} width={300} alt="" color={posterColor} />
      <View className={styles.words}>
        <Heading className={styles.name}>{name}</Heading>
        <View className={styles.sub}>{desc}</View>
        <View className={styles.sub}>
          {[
            t('package.shows', { count: showCount }),
            t('package.until', { date: dateText(endTime, locale, SHOP_OFFSET) }),
          ].join(' · ')}
        </View>
        <View className={styles.prices}>
          <TicketPrice className={styles.price} price={priceInfo} />
          {originPriceInfo && <OriginPrice price={originPriceInfo} />}
        </View>
      </View>
    </View>
  )
}

/** Price of the tickets bought separately; hidden if the merchant hides prices. */
const OriginPrice = observer(function OriginPrice({ price }: { price: PriceInfo }) {
  const t = useText(comboActivityText)
  const { shopConfig } = useApp()
  if (shopConfig.hiddenPriceText !== null) return null
  return (
    <Text id="origin-price" className={styles.origin}>
      {t('package.origin', { price: priceText(price) })}
    </Text>
  )
})

/** Shows with date, place and the number of tickets in the package. */
function PackageContent({ shows, onOpen }: { shows: readonly PackageShow[]; onOpen(showId: string): void }) {
  const t = useText(comboActivityText)
  return (
    <View className={styles.section} id="package-content">
      <Heading className={styles.heading}>{t('package.content')}</Heading>
      <View className={styles.shows}>
        {shows.map(({ show, rule }) => (
          <MediaRow
            key={show.showId}
            imgUrl={show.posterUrl}
            title={show.showName}
            lines={[
              show.displayShowTime,
              `${show.cityName} ${show.venueName}`,
              t(rule.minQty === 0 ? 'package.optional' : 'shows.rule', { min: rule.minQty, max: rule.maxQty }),
            ]}
            onPress={() => onOpen(show.showId)}
          />
        ))}
      </View>
    </View>
  )
}

/** Discount and ticket rules. */
function PackageRules({ given: { ruleTexts } }: { given: TicketPackage }) {
  const t = useText(comboActivityText)
  return (
    <>
      <View className={styles.section} id="package-rules">
        <Heading className={styles.heading}>{t('package.rules')}</Heading>
        {ruleTexts.map((rule) => (
          <View key={rule} className={styles.rule}>
            {rule}
          </View>
        ))}
      </View>
      <View className={styles.section} id="package-use">
        <Heading className={styles.heading}>{t('package.use')}</Heading>
        {(['package.use.choose', 'package.use.pay', 'package.use.enter'] as const).map((key) => (
          <View key={key} className={styles.rule}>
            {t(key)}
          </View>
        ))}
      </View>
    </>
  )
}

export default page(TicketPackageDetailPage, routes.ticketPackageDetail)
