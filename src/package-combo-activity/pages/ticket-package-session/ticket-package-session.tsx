import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { TicketPrice } from '@/blocks/show-card/ticket-price'
import type { PackageSeatPlan } from '@/contracts/package/list-package-sessions'
import { planBesidePrice } from '@/domain/shown-price'
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
import { classNames } from '@/ui/class-names'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Pressable } from '@/ui/pressable/pressable'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Stepper } from '@/ui/stepper/stepper'
import styles from '../../shared/ticket-package.module.scss'
import { comboActivityText } from '../../text'
import { TicketPackageSessionModel } from './ticket-package-session-model'

function TicketPackageSessionPage() {
  const t = useText(comboActivityText)
  const params = useParams(routes.ticketPackageSession)
  const model = useModel((app) => new TicketPackageSessionModel(app, params))
  const { offer } = model

  useLoad(model, 'shown')

  return (
    <PageFrame
      title={offer.value?.showName || t('session.title')}
      footer={
        offer.value && (
          <BottomBar>
            <Button id="session-done" isWide onPress={model.done}>
              {t('session.done')}
            </Button>
          </BottomBar>
        )
      }
    >
      <ResourceView resource={offer} skeleton={<PageSkeleton height={160} />}>
        {({ sessions }) =>
          sessions.length === 0 ? (
            <EmptyState icon="inbox" title={t('session.none')} actionText={t('shows.title')} onAction={model.done} />
          ) : (
            <View className={styles.page}>
              <View className={styles.section}>
                <Heading className={styles.heading}>{t('session.sessions')}</Heading>
                <View role="radiogroup" aria-label={t('session.sessions')}>
                  {sessions.map(({ bizShowSessionId, sessionShowTime, soldOut }, at) => (
                    <Pressable
                      key={bizShowSessionId}
                      id={`session-${at}`}
                      role="radio"
                      isChecked={bizShowSessionId === model.sessionId}
                      isDisabled={soldOut}
                      className={classNames(styles.option, bizShowSessionId === model.sessionId && styles.chosen)}
                      onPress={() => model.chooseSession(bizShowSessionId)}
                    >
                      <Text>{sessionShowTime}</Text>
                      {soldOut && <Text className={styles.sub}>{t('session.soldOut')}</Text>}
                    </Pressable>
                  ))}
                </View>
              </View>
              {model.session && <Plans model={model} />}
            </View>
          )
        }
      </ResourceView>
    </PageFrame>
  )
}

const Plans = observer(function Plans({ model }: { model: TicketPackageSessionModel }) {
  const t = useText(comboActivityText)
  const { session, seatCount } = model
  if (!session) return null
  const isSeated = session.supportSeatPicking
  return (
    <View className={styles.section}>
      <Heading className={styles.heading}>{t('session.plans')}</Heading>
      {session.seatPlans.map((plan, at) => (
        <View key={plan.seatPlanId} className={styles.line}>
          <View className={styles.words}>
            <View>{planBesidePrice(plan)}</View>
            <TicketPrice price={plan.priceInfo} />
          </View>
          {isSeated ? <SeatedPlan model={model} plan={plan} /> : <PlanQuantity model={model} plan={plan} at={at} />}
        </View>
      ))}
      {isSeated && !session.soldOut && (
        <Button id="package-seats" className={styles.pickSeats} kind="secondary" isWide onPress={model.pickSeats}>
          {seatCount > 0 ? t('session.seatsChosen', { count: seatCount }) : t('session.seats')}
        </Button>
      )}
    </View>
  )
})

interface PlanProps {
  model: TicketPackageSessionModel
  plan: PackageSeatPlan
}

const SeatedPlan = observer(function SeatedPlan({ model, plan }: PlanProps) {
  const t = useText(comboActivityText)
  const count = model.qtyOf(plan.seatPlanId)
  if (count > 0) return <Text>{t('shows.chosen', { count })}</Text>
  return plan.canBuyCount === 0 ? <Text className={styles.sub}>{t('session.soldOut')}</Text> : null
})

const PlanQuantity = observer(function PlanQuantity({ model, plan, at }: PlanProps & { at: number }) {
  const t = useText(comboActivityText)
  const { prompts } = useApp()
  const qty = model.qtyOf(plan.seatPlanId)
  if (plan.canBuyCount === 0 && qty === 0) return <Text className={styles.sub}>{t('session.soldOut')}</Text>

  function change(wanted: number) {
    const limit = model.setQty(plan, wanted)
    if (limit !== null) prompts.showToast(t('session.limit', { count: limit }))
  }

  return (
    <View id={`qty-${at}`}>
      <Stepper
        count={qty}
        min={0}
        max={plan.canBuyCount}
        lessLabel={`${t('session.less')} ${plan.seatPlanName}`}
        moreLabel={`${t('session.more')} ${plan.seatPlanName}`}
        onChange={change}
      />
    </View>
  )
})

export default page(TicketPackageSessionPage, routes.ticketPackageSession)
