import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ShopBreadcrumbs } from '@/blocks/breadcrumbs/shop-breadcrumbs'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Cell } from '@/ui/cell/cell'
import { Columns } from '@/ui/columns/columns'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { SeatPlanOption, SessionOption } from '../../booking/options'
import { bookingText } from '../../booking/text'
import { SeatPlanButton } from '../../shared/seat-plan-button'
import { sharedText } from '../../shared/text'
import styles from './booking.module.scss'
import { BookingBar } from './booking-bar'
import { BookingModel } from './booking-model'
import { BookingPanel } from './booking-panel'
import { SessionCalendar } from './session-calendar'

function BookingPage() {
  const t = useText(bookingText)
  const shared = useText(sharedText)
  const { navigation, terminal } = useApp()
  const params = useParams(routes.booking)
  const model = useModel((app) => new BookingModel(app, params))
  const { sessions } = model
  const isDesktop = terminal.form === 'desktop'
  const show = model.show.value?.basicInfo

  useLoad(model, 'shown')

  return (
    <PageFrame
      isWide
      hasOwnTitle
      title={show?.showName ?? t('booking.title')}
      footer={!isDesktop && <BookingBar model={model} />}
    >
      <ResourceView resource={sessions} skeleton={<SkeletonBlock className={styles.skeleton} />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon="inbox"
              title={shared('booking.noSessions')}
              actionText={shared('detail.title')}
              onAction={() => void navigation.back()}
            />
          ) : (
            <View className={styles.page}>
              <ShopBreadcrumbs
                from="shows"
                trail={
                  show ? [{ title: show.showName, route: routes.showDetail, params: { showId: show.showId } }] : []
                }
                current={t('booking.title')}
              />
              <Columns side={isDesktop && <BookingPanel model={model} />}>
                <Sessions model={model} />
                <Plans model={model} />
                <Offers model={model} />
              </Columns>
            </View>
          )
        }
      </ResourceView>
    </PageFrame>
  )
}

/** Sessions of the show; of many, a day of the calendar is chosen first. */
const Sessions = observer(function Sessions({ model }: { model: BookingModel }) {
  const t = useText(bookingText)
  const { days, session } = model
  return (
    <View className={styles.sessions}>
      <View className={styles.heading}>{t('booking.sessions')}</View>
      {days.isNeeded && <SessionCalendar model={model} />}
      <View className={styles.options} role="radiogroup" aria-label={t('booking.sessions')}>
        {days.shown.map((one) => (
          <SessionOption
            key={one.bizShowSessionId}
            session={one}
            isChosen={one === session}
            onPress={() => model.chooseSession(one.bizShowSessionId)}
          />
        ))}
      </View>
    </View>
  )
})

/** Seat plans of the session. */
const Plans = observer(function Plans({ model }: { model: BookingModel }) {
  const t = useText(bookingText)
  const { shopConfig } = useApp()
  const { plans, plan, offers } = model
  return (
    <View className={styles.section}>
      <View className={styles.plansHead}>
        <View className={styles.heading}>{t('booking.plans')}</View>
        <SeatPlanButton pictureUrl={model.pictureUrl} />
      </View>
      <ResourceView resource={plans} skeleton={<SkeletonBlock className={styles.skeleton} />}>
        {(offered) => (
          <View role="radiogroup" aria-label={t('booking.plans')}>
            {offered.length === 0 && <View className={styles.hint}>{t('booking.noPlans')}</View>}
            {offered.map((one, index) => (
              <SeatPlanOption
                key={one.seatPlanId}
                id={`plan-${index}`}
                plan={one}
                packagePrice={shopConfig.hiddenPriceText === null ? offers.packagePriceOf(one) : null}
                isChosen={one === plan}
                onPress={() => model.choosePlan(one.seatPlanId)}
              />
            ))}
          </View>
        )}
      </ResourceView>
    </View>
  )
})

/** Goods and ticket packages of the show. */
const Offers = observer(function Offers({ model }: { model: BookingModel }) {
  const t = useText(bookingText)
  const shared = useText(sharedText)
  const { offers, sessionId } = model
  return (
    <>
      {offers.tiedGoods.value !== null && offers.tiedGoods.value.length > 0 && (
        <View className={styles.row}>
          <Cell
            id="tied-goods"
            title={shared('tiedSaleList.title')}
            value={shared('tied.entry', { count: offers.tiedGoods.value.length })}
            onPress={() => offers.openTiedGoods(sessionId)}
          />
        </View>
      )}
      {offers.packages.value?.map((one) => (
        <View key={one.promotionId} className={styles.row}>
          <Cell
            id={`package-${one.promotionId}`}
            title={one.name}
            value={t('booking.package')}
            onPress={() => offers.openPackage(one)}
          />
        </View>
      ))}
    </>
  )
})

export default page(BookingPage, routes.booking)
