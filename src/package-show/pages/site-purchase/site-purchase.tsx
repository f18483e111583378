import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { TicketPrice } from '@/blocks/show-card/ticket-price'
import { priceInfoFromCents } from '@/domain/money'
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
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Picture } from '@/ui/picture/picture'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Stepper } from '@/ui/stepper/stepper'
import { SeatPlanOption, SessionOption } from '../../booking/options'
import { bookingText } from '../../booking/text'
import { sharedText } from '../../shared/text'
import styles from './site-purchase.module.scss'
import { SitePurchaseModel } from './site-purchase-model'

function SitePurchasePage() {
  const t = useText(bookingText)
  const shared = useText(sharedText)
  const { navigation } = useApp()
  const params = useParams(routes.sitePurchase)
  const model = useModel((app) => new SitePurchaseModel(app, params))
  const { sale, session, plan, plans } = model
  useLoad(sale, 'shown')
  return (
    <PageFrame isWide title={t('sitePurchase.title')} footer={<DoorBar model={model} />}>
      <ResourceView resource={sale} skeleton={<PageSkeleton height={160} />}>
        {({ show, sessions }) => (
          <View className={styles.page}>
            <View className={styles.show}>
              <Picture className={styles.poster} src={show.posterUrl} width={300} alt="" />
              <View className={styles.facts}>
                <Heading className={styles.name}>{show.showName}</Heading>
                <View className={styles.place}>{show.venueName}</View>
                <View className={styles.place}>{show.venueAddress}</View>
              </View>
            </View>
            {sessions.length === 0 ? (
              <EmptyState
                icon="inbox"
                title={t('sitePurchase.none')}
                actionText={shared('detail.title')}
                onAction={() => void navigation.open(routes.showDetail, { showId: show.showId })}
              />
            ) : (
              <View className={styles.choices}>
                <View className={styles.section}>
                  <Heading className={styles.heading}>{t('booking.sessions')}</Heading>
                  <View role="radiogroup" aria-label={t('booking.sessions')}>
                    {sessions.map((one) => (
                      <SessionOption
                        key={one.bizShowSessionId}
                        session={one}
                        isChosen={one === session}
                        onPress={() => model.chooseSession(one.bizShowSessionId)}
                      />
                    ))}
                  </View>
                </View>
                <View className={styles.section}>
                  <Heading className={styles.heading}>{t('booking.plans')}</Heading>
                  <View role="radiogroup" aria-label={t('booking.plans')}>
                    {plans.map((one, index) => (
                      <SeatPlanOption
                        key={one.seatPlanId}
                        id={`plan-${index}`}
                        plan={one}
                        isChosen={one === plan}
                        onPress={() => model.choosePlan(one.seatPlanId)}
                      />
                    ))}
                  </View>
                </View>
              </View>
            )}
            <View className={styles.hint}>{t('sitePurchase.hint')}</View>
          </View>
        )}
      </ResourceView>
    </PageFrame>
  )
}

/** Quantity, total and button: always visible to a buyer in a queue. */
const DoorBar = observer(function DoorBar({ model }: { model: SitePurchaseModel }) {
  const t = useText(bookingText)
  const shared = useText(sharedText)
  const { limit, sale } = model
  if (sale.value === null) return null
  if (limit === 0) {
    return (
      <BottomBar>
        <Button id="next" isWide isDisabled onPress={model.confirm}>
          {model.plan ? t('booking.limitReached') : shared('closed.SOLD_OUT')}
        </Button>
      </BottomBar>
    )
  }
  return (
    <BottomBar>
      <View className={styles.total}>
        <Text className={styles.totalWord}>{t('booking.total')}</Text>
        <TicketPrice className={styles.price} price={priceInfoFromCents(model.totalCents)} />
      </View>
      <Stepper
        count={model.units}
        min={1}
        max={limit}
        lessLabel={shared('booking.less')}
        moreLabel={shared('booking.more')}
        onChange={model.setUnits}
      />
      <Button id="next" onPress={model.confirm}>
        {t('booking.next')}
      </Button>
    </BottomBar>
  )
})

export default page(SitePurchasePage, routes.sitePurchase)
