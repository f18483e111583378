import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import styles from './show-more-skeleton.module.scss'

/** As high as a screen, so that nothing below it jumps in sight when what it stands for comes. */
export function ShowMoreSkeleton() {
  return <SkeletonBlock className={styles.skeleton} />
}
