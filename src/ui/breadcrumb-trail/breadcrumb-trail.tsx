import { Text, View } from '@tarojs/components'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import styles from './breadcrumb-trail.module.scss'

export interface BreadcrumbStep {
  id?: string
  title: string
  onPress(): void
}

interface BreadcrumbTrailProps {
  /** Accessible name of the trail. */
  label: string
  /** Pages above the one on screen, the outermost first. */
  steps: readonly BreadcrumbStep[]
  /** The page on screen, if no heading below names it. */
  current?: string
}

/** Breadcrumbs: the pages above the one on screen, each a link. */
export function BreadcrumbTrail({ label, steps, current }: BreadcrumbTrailProps) {
  return (
    <View className={styles.trail} role="navigation" aria-label={label}>
      {steps.map(({ id, title, onPress }, at) => (
        <View key={title} className={styles.step}>
          {at > 0 && <Icon name="chevron-right" size="small" />}
          <Pressable id={id} className={styles.link} role="link" onPress={onPress}>
            {title}
          </Pressable>
        </View>
      ))}
      {current && (
        <View className={styles.step}>
          <Icon name="chevron-right" size="small" />
          <Text className={styles.current} {...{ 'aria-current': 'page' }}>
            {current}
          </Text>
        </View>
      )}
    </View>
  )
}
