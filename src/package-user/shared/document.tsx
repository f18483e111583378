import { View } from '@tarojs/components'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { RichText } from '@/ui/rich-text/rich-text'
import styles from './document.module.scss'

/** A document with its title: an agreement or a notice. */
export function Document({ title, html }: { title: string; html: string }) {
  return (
    <View className={styles.page}>
      <Heading className={styles.title}>{title}</Heading>
      <RichText html={html} />
    </View>
  )
}

/** Placeholder of a document. */
export function DocumentSkeleton() {
  return <PageSkeleton height={400} />
}
