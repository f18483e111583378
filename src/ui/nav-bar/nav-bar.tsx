import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { BarVariant } from '@/routes/route'
import { classNames } from '../class-names'
import { Heading } from '../heading/heading'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon-name'
import { Pressable } from '../pressable/pressable'
import styles from './nav-bar.module.scss'

interface NavBarProps {
  title: string
  /** Of the title, which is the heading of the page. */
  headingId: string
  /** Height of the phone's status bar, px. */
  statusBarHeight: number
  /** Width of the vendor's capsule at the right, px. */
  capsuleWidth: number
  /** `vendor`: room for the one that the vendor draws. */
  back?: { icon: IconName; label: string; onPress(): void } | 'vendor'
  /** Its background comes out with this, 0 to 1. Absent: it has its background. */
  backgroundOpacity?: number
  variant?: BarVariant
  /** Takes the place of the title. */
  children?: ReactNode
}

/** The title bar that the app draws itself on every target. */
export function NavBar({
  title,
  headingId,
  statusBarHeight,
  capsuleWidth,
  back,
  backgroundOpacity,
  variant = 'card',
  children,
}: NavBarProps) {
  const isClear = backgroundOpacity !== undefined
  return (
    <View
      className={classNames(
        styles.bar,
        variant === 'light' && styles.light,
        variant === 'white' && styles.white,
        isClear && styles.clear,
      )}
      style={{ paddingTop: `${statusBarHeight}px` }}
    >
      {isClear && <View className={styles.background} style={{ opacity: backgroundOpacity }} />}
      <View className={styles.row} style={capsuleWidth > 0 ? { paddingRight: `${capsuleWidth}px` } : undefined}>
        {back === 'vendor' && <View className={styles.back} />}
        {back && back !== 'vendor' && (
          <Pressable className={styles.back} label={back.label} onPress={back.onPress}>
            <Icon name={back.icon} size="large" />
          </Pressable>
        )}
        {children ? (
          <View className={styles.slot}>{children}</View>
        ) : (
          <Heading id={headingId} level={1} className={styles.title}>
            {title}
          </Heading>
        )}
      </View>
    </View>
  )
}
