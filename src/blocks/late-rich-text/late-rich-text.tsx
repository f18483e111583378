import { latePart } from '@/shell/late-part'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import styles from './late-rich-text.module.scss'

/** A merchant's HTML. What cleans and draws it is large, and no first look of a page needs it. */
export const LateRichText = latePart(
  async () => (await import('@/ui/rich-text/rich-text')).RichText,
  <SkeletonBlock className={styles.waiting} />,
)
