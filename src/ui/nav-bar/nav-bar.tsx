import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
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
  /** Lies over the page: 0 is see-through, 1 is solid. Absent: the bar stands above the page. */
  opacity?: number
  /** Stands above the page, and its ground comes out with this: 0 to 1. Absent: it has its ground. */
  groundOpacity?: number
  /** Takes the place of the title. */
  children?: ReactNode
}

/** The title bar that the app draws itself on every target. */
export function NavBar({ title, statusBarHeight, capsuleWidth, back, opacity, groundOpacity, children }: NavBarProps) {
  const isOverlay = opacity !== undefined
  const isSolid = !isOverlay || opacity >= 0.5
  return (
    <View
      className={classNames(styles.bar, isOverlay && styles.overlay, groundOpacity !== undefined && styles.clear)}
      style={{
        paddingTop: `${statusBarHeight}px`,
        ...(isOverlay && isSolid && { backgroundColor: 'var(--card)', opacity }),
      }}
    >
      {groundOpacity !== undefined && <View className={styles.ground} style={{ opacity: groundOpacity }} />}
      <View className={styles.row} style={capsuleWidth > 0 ? { paddingRight: `${capsuleWidth}px` } : undefined}>
        {back && (
          <Tappable
            className={classNames(styles.back, !isSolid && styles.onPicture)}
            label={back.label}
            onTap={back.onTap}
          >
            <Icon className={styles.glyph} name={back.icon} size="large" />
          </Tappable>
        )}
        {children ? (
          <View className={styles.slot}>{children}</View>
        ) : (
          isSolid && <Text className={styles.title}>{title}</Text>
        )}
      </View>
    </View>
  )
}
