import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { RecentOrder } from '@/contracts/show/list-recent-orders'
import { Picture } from '@/ui/picture/picture'
import styles from './recent-orders.module.scss'

/** Display time of each order, ms. */
const TURN_MS = 4000

/** Recent orders, one after the other beside the title of the sessions (CAT-113). Not announced to screen readers. */
export function RecentOrders({ orders }: { orders: readonly RecentOrder[] }) {
  const [turn, setTurn] = useState(0)
  const isMoving = orders.length > 1

  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => setTurn((last) => last + 1), TURN_MS)
    return () => clearInterval(timer)
  }, [isMoving])

  const order = orders[turn % orders.length]
  if (!order) return null
  return (
    <View className={styles.ticker} id="recent-orders" aria-hidden>
      <Picture className={styles.avatar} src={order.avatar} width={300} alt="" />
      <Text className={styles.text}>{order.text}</Text>
    </View>
  )
}
