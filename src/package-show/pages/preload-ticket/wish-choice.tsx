import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { TicketPrice } from '@/blocks/show-card/ticket-price'
import type { Session } from '@/domain/offered-sessions'
import { useText } from '@/i18n/use-text'
import { Button } from '@/ui/button/button'
import { Heading } from '@/ui/heading/heading'
import { Pressable } from '@/ui/pressable/pressable'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { Stepper } from '@/ui/stepper/stepper'
import { showText } from '../../text'
import styles from './preload-ticket.module.scss'
import type { PreloadTicketModel } from './preload-ticket-model'

/** Choosing the next wish: a session, a seat plan, how many. Nothing is sold yet, so everything can be wished for. */
export const WishChoice = observer(function WishChoice({
  model,
  sessions,
}: {
  model: PreloadTicketModel
  sessions: readonly Session[]
}) {
  const t = useText(showText)
  return (
    <View className={styles.section}>
      <Heading className={styles.heading}>{t('booking.sessions')}</Heading>
      <View role="radiogroup" aria-label={t('booking.sessions')} className={styles.chips}>
        {sessions.map(({ bizShowSessionId, sessionShowTime }) => (
          <Option
            key={bizShowSessionId}
            isChosen={bizShowSessionId === model.sessionId}
            onPress={() => model.chooseSession(bizShowSessionId)}
          >
            {sessionShowTime}
          </Option>
        ))}
      </View>
      <Heading className={styles.heading}>{t('booking.plans')}</Heading>
      <ResourceView resource={model.plans} skeleton={<SkeletonBlock className={styles.skeleton} />}>
        {(plans) => (
          <View role="radiogroup" aria-label={t('booking.plans')} className={styles.chips}>
            {plans.map((plan, at) => (
              <Option
                key={plan.seatPlanId}
                id={`plan-${at}`}
                isChosen={plan.seatPlanId === model.planId}
                onPress={() => model.choosePlan(plan.seatPlanId)}
              >
                <Text>{plan.seatPlanName}</Text>
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
          lessLabel={t('booking.less')}
          moreLabel={t('booking.more')}
          onChange={model.setUnits}
        />
      </View>
      <Button id="add-wish" kind="secondary" isWide isDisabled={!model.canAdd} onPress={model.add}>
        {t('preload.add')}
      </Button>
    </View>
  )
})

interface OptionProps {
  id?: string
  isChosen: boolean
  onPress(): void
  children: ReactNode
}

function Option({ id, isChosen, onPress, children }: OptionProps) {
  return (
    <Pressable
      id={id}
      role="radio"
      isChecked={isChosen}
      className={isChosen ? styles.chosenChip : styles.chip}
      onPress={onPress}
    >
      {children}
    </Pressable>
  )
}
