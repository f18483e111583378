import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PriceLines } from '@/blocks/price-lines/price-lines'
import type { CheckRebookOutput } from '@/contracts/rebook/check-rebook'
import type { RebookSession } from '@/contracts/rebook/list-rebook-sessions'
import { priceInfoFromCents, yuanToCents } from '@/domain/money'
import { sessionNote } from '@/domain/session-note'
import { planWithPrice } from '@/domain/shown-price'
import { useText } from '@/i18n/use-text'
import { Button } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import { CheckMark } from '@/ui/checkbox/checkbox'
import { classNames } from '@/ui/class-names'
import { Pressable } from '@/ui/pressable/pressable'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { rebookingText } from '../../rebooking/text'
import type { RebookModel } from './rebook-model'
import styles from './rebook-ticket.module.scss'

interface RebookSessionsProps {
  model: RebookModel
  /** Opens the picker for tickets without a name. */
  onNames(): void
}

/** Other sessions of the show, why some are unavailable, and the price of the selected one. */
export const RebookSessions = observer(function RebookSessions({ model, onNames }: RebookSessionsProps) {
  const t = useText(rebookingText)
  const { sessions, check, chosenIds, session } = model
  if (chosenIds.length === 0) return <Card>{t('rebook.chooseTickets')}</Card>
  return (
    <>
      <Card title={t('rebook.choose')}>
        <ResourceView resource={sessions} skeleton={<SkeletonBlock className={styles.sessionsSkeleton} />}>
          {(found) => (
            <View role="radiogroup" aria-label={t('rebook.choose')}>
              {found.map((each, index) => (
                <SessionOption key={each.bizShowSessionId} id={`session-${index}`} model={model} session={each} />
              ))}
              {found.length === 0 && <View className={styles.sub}>{t('rebook.noSessions')}</View>}
            </View>
          )}
        </ResourceView>
      </Card>
      {session && (
        <Card id="rebook-bill">
          <ResourceView resource={check} skeleton={<SkeletonBlock className={styles.billSkeleton} />}>
            {(bill) => (
              <>
                <RebookBill bill={bill} />
                {bill.needAudience && (
                  <Button id="rebook-names" kind="secondary" isBusy={model.naming.isRunning} onPress={onNames}>
                    {t('rebook.names')}
                  </Button>
                )}
              </>
            )}
          </ResourceView>
        </Card>
      )}
    </>
  )
})

interface SessionOptionProps {
  id: string
  model: RebookModel
  session: RebookSession
}

const SessionOption = observer(function SessionOption({ id, model, session }: SessionOptionProps) {
  const { bizShowSessionId, sessionShowTime, available, unavailableReason, seatPlans } = session
  const isChosen = model.session === session
  const plans = new Set(seatPlans.map(planWithPrice))
  const notes = [sessionNote(session), ...plans, unavailableReason].filter(Boolean)
  return (
    <Pressable
      id={id}
      role="radio"
      isChecked={isChosen}
      isDisabled={!available}
      className={classNames(styles.option, !available && styles.fixed)}
      onPress={() => model.choose(bizShowSessionId)}
    >
      <View className={styles.words}>
        <View>{sessionShowTime}</View>
        <View className={styles.sub}>{notes.join(' · ')}</View>
      </View>
      {available && <CheckMark isChecked={isChosen} />}
    </Pressable>
  )
})

/** Price or refund of the exchange, or why it is rejected (REFUND-015). */
function RebookBill({ bill }: { bill: CheckRebookOutput }) {
  const t = useText(rebookingText)
  const { allowed, reason, feeAmount, diffAmount } = bill
  if (!allowed) return <View role="alert">{reason}</View>
  const info = (yuan: number) => priceInfoFromCents(Math.abs(yuanToCents(yuan)))
  const line = (id: string, name: string, yuan: number) => ({
    id,
    name,
    priceInfo: info(yuan),
    direction: yuan < 0 ? ('MINUS' as const) : ('PLUS' as const),
  })
  const sum = feeAmount + diffAmount
  return (
    <PriceLines
      items={[line('fee', t('rebook.fee'), feeAmount), line('difference', t('rebook.difference'), diffAmount)]}
      total={{ name: t(sum < 0 ? 'rebook.back' : 'rebook.pay'), priceInfo: info(sum) }}
    />
  )
}
