import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useText } from '@/i18n/use-text'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading/heading'
import { blockText } from '../text'
import { MoreLink } from './more-link'
import styles from './section.module.scss'

interface SectionProps {
  title?: string
  /** Link to the complete list. */
  onMore?(): void
  /** Extends from edge to edge of the page: for content that scrolls sideways. */
  isWide?: boolean
  /** Rows that stand side by side on a desktop. */
  isPaired?: boolean
  children: ReactNode
}

/** A part of a laid out page, with its title. */
export function Section({ title, onMore, isWide, isPaired, children }: SectionProps) {
  const t = useText(blockText)
  return (
    <View className={styles.section}>
      {title && (
        <View className={styles.head}>
          <Heading className={styles.title}>{title}</Heading>
          {onMore && <MoreLink text={t('section.more')} of={title} onPress={onMore} />}
        </View>
      )}
      {isWide ? children : <View className={classNames(styles.content, isPaired && styles.paired)}>{children}</View>}
    </View>
  )
}
