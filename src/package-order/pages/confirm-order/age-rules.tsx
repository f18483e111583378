import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PreOrderOutput } from '@/contracts/order/pre-order'
import { listAgeLimits } from '@/contracts/session/list-age-limits'
import { Resource } from '@/lib/resource'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import styles from './confirm-order.module.scss'

/** Age limits of attendees, shown before they are selected (CAT-112). Hidden without an answer. */
export const AgeRules = observer(function AgeRules({ offer }: { offer: PreOrderOutput }) {
  const { show, session, items } = offer
  const limits = useModel(
    ({ request }) =>
      new Resource(() => request(listAgeLimits, { showId: show.showId, sessionId: session.bizShowSessionId })),
  )
  useLoad(limits, 'opened')
  const wanted = new Set(items.map(({ seatPlanId }) => seatPlanId))
  return limits.value
    ?.filter(({ seatPlanId }) => wanted.has(seatPlanId))
    .map(({ seatPlanId, desc }) => (
      <View key={seatPlanId} className={styles.sub}>
        {desc}
      </View>
    ))
})
