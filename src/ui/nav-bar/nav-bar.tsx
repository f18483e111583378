import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { BarStyle } from '@/routes/route'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon-name'
import { Tappable } from '../tappable/tappable'
import styles from './nav-bar.module.scss'

interface NavBarProps {
  title: string
  /** Height of the phone's status bar, px. */
  statusBarHeight: number
  /** Width of the vendor's capsule at the right, px. */
  capsuleWidth: number
  back?: { icon: IconName; label: string; onTap(): void }
  /** Its ground comes out with this, 0 to 1. Absent: it has its ground. */
  groundOpacity?: number
  look?: BarStyle
  /** Takes the place of the title. */
  children?: ReactNode
}

/** The title bar that the app draws itself on every target. */
export function NavBar({
  title,
  statusBarHeight,
  capsuleWidth,
  back,
  groundOpacity,
  look = 'card',
  children,
}: NavBarProps) {
  const isClear = groundOpacity !== undefined
  return (
    <View
      className={classNames(
        styles.bar,
        look === 'light' && styles.light,
        look === 'white' && styles.white,
        isClear && styles.clear,
      )}
      style={{ paddingTop: `${statusBarHeight}px` }}
    >
      {isClear && <View className={styles.ground} style={{ opacity: groundOpacity }} />}
      <View className={styles.row} style={capsuleWidth > 0 ? { paddingRight: `${capsuleWidth}px` } : undefined}>
        {back && (
          <Tappable className={styles.back} label={back.label} onTap={back.onTap}>
            <Icon name={back.icon} size="large" />
          </Tappable>
        )}
        {children ? <View className={styles.slot}>{children}</View> : <Text className={styles.title}>{title}</Text>}
      </View>
    </View>
  )
}
