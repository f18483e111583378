import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useApp } from '@/shell/app-context'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import styles from './booking.module.scss'

/** Fixed to the lower edge on a phone; part of the panel beside the choices on a desktop. */
export function BookingFoot({ above, children }: { above?: ReactNode; children: ReactNode }) {
  const isDesktop = useApp().terminal.form === 'desktop'
  if (!isDesktop) return <BottomBar above={above}>{children}</BottomBar>
  return (
    <>
      {above}
      <View className={styles.actions}>{children}</View>
    </>
  )
}
