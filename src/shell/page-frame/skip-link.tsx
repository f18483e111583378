import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { focusHeading } from '@/platform/page-focus/page-focus'
import { Pressable } from '@/ui/pressable/pressable'
import styles from './skip-link.module.scss'

/** The first stop of the Tab key: past the head of the page. Seen while it has the focus. */
export function SkipLink({ headingId }: { headingId: string }) {
  const t = useText(commonText)
  return (
    <Pressable id="skip" className={styles.link} onPress={() => focusHeading(headingId)}>
      {t('frame.skip')}
    </Pressable>
  )
}
