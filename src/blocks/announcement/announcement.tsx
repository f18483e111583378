import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { Announcement as Notice } from '@/contracts/layout/navigation-components'
import { useText } from '@/i18n/use-text'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { Sheet } from '@/ui/sheet/sheet'
import type { BlockProps } from '../block'
import { LateRichText } from '../late-rich-text/late-rich-text'
import { blockText } from '../text'
import styles from './announcement.module.scss'
import { NoticeMore } from './notice-more'

/** The shop's notices, a line each; a tap opens the whole notice. */
export function Announcement({ component }: BlockProps<'ANNOUNCEMENT'>) {
  const t = useText(blockText)
  const [opened, setOpened] = useState<Notice | null>(null)
  const { items, mode } = component.data
  const shown = mode === 'SCROLL' ? items.slice(0, 1) : items
  if (shown.length === 0) return null
  return (
    <View className={styles.block}>
      {shown.map((notice) => (
        <Pressable key={notice.noticeId} className={styles.line} onPress={() => setOpened(notice)}>
          <Icon className={styles.icon} name="megaphone" size="small" />
          <Text className={styles.title}>{notice.noticeTitle}</Text>
          <Icon className={styles.chevron} name="chevron-right" size="small" />
        </Pressable>
      ))}
      {opened && (
        <Sheet title={t('announcement.title')} onClose={() => setOpened(null)}>
          {items.map(({ noticeId, noticeTitle, noticeContent, noticeMoreUrl }) => (
            <View key={noticeId} className={styles.notice}>
              <View className={styles.noticeTitle}>{noticeTitle}</View>
              <LateRichText className={styles.noticeContent} html={noticeContent} />
              <NoticeMore url={noticeMoreUrl} />
            </View>
          ))}
        </Sheet>
      )}
    </View>
  )
}
