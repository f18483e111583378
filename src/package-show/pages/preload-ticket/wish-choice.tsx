import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { TicketPrice } from '@/blocks/show-card/ticket-price'
import type { Session } from '@/domain/offered-sessions'
import { useText } from '@/i18n/use-text'
import { Button } from '@/ui/button/button'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Stepper } from '@/ui/stepper/stepper'
import { Option } from '../../booking/options'
import { bookingText } from '../../booking/text'
import { sharedText } from '../../shared/text'
import styles from './preload-ticket.module.scss'
import type { PreloadTicketModel } from './preload-ticket-model'

/** Selection of the next wish: session, seat plan, quantity. Nothing is sold yet, so all plans are available. */
export const WishChoice = observer(function WishChoice({
  model,
  sessions,
}: {
  model: PreloadTicketModel
  sessions: readonly Session[]
}) {
  const t = useText(bookingText)
  const shared = useText(sharedText)
  return (
    <View className={styles.section}>
      <Heading className={styles.heading}>{t('booking.sessions')}</Heading>
      <View role="radiogroup" aria-label={t('booking.sessions')}>
        {sessions.map(({ bizShowSessionId, sessionShowTime }) => (
          <Option
            key={bizShowSessionId}
            isChosen={bizShowSessionId === model.sessionId}
            onPress={() => model.chooseSession(bizShowSessionId)}
          >
            <Text className={styles.name}>{sessionShowTime}</Text>
          </Option>
        ))}
      </View>
      <Heading className={styles.heading}>{t('booking.plans')}</Heading>
      <ResourceView resource={model.plans} skeleton={<PageSkeleton height={120} />}>
        {(plans) => (
          <View role="radiogroup" aria-label={t('booking.plans')}>
            {plans.map((plan, at) => (
              <Option
                key={plan.seatPlanId}
                id={`plan-${at}`}
                isChosen={plan.seatPlanId === model.planId}
                onPress={() => model.choosePlan(plan.seatPlanId)}
              >
                <View className={styles.words}>
                  <Text className={styles.name}>{plan.seatPlanName}</Text>
                </View>
                <TicketPrice price={plan.priceInfo} />
              </Option>
            ))}
          </View>
        )}
      </ResourceView>
      <View className={styles.adding}>
        <Text className={styles.words}>{t('booking.qty')}</Text>
        <Stepper
          count={model.units}
          min={1}
          max={model.limit}
          lessLabel={shared('booking.less')}
          moreLabel={shared('booking.more')}
          onChange={model.setUnits}
        />
      </View>
      <Button id="add-wish" kind="secondary" isWide isDisabled={!model.canAdd} onPress={model.add}>
        {t('preload.add')}
      </Button>
    </View>
  )
})
