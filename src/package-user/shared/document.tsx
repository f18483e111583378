import { View } from '@tarojs/components'
import { Heading } from '@/ui/heading/heading'
import { RichText } from '@/ui/rich-text/rich-text'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import styles from './document.module.scss'

/** A text of the shop with its title: an agreement, a notice. */
export function Document({ title, html }: { title: string; html: string }) {
  return (
    <View className={styles.page}>
      <Heading className={styles.title}>{title}</Heading>
      <RichText html={html} />
    </View>
  )
}

/** Stands where a document will be. */
export function DocumentSkeleton() {
  return <SkeletonBlock className={styles.skeleton} />
}
