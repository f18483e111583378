import { View } from '@tarojs/components'
import type { VoteOption } from '@/contracts/vote/vote'
import { useText } from '@/i18n/use-text'
import { CheckMark } from '@/ui/checkbox/checkbox'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Tag } from '@/ui/tag/tag'
import { voteText } from '../../text'
import styles from './vote-detail.module.scss'

interface VoteOptionRowProps {
  option: VoteOption
  /** Number of votes for all options. */
  total: number
  role: 'checkbox' | 'radio'
  isChosen: boolean
  /** Absent if the option cannot be selected. */
  onToggle: (() => void) | undefined
}

/** An option with its share of the votes. Place and size are independent of the count. */
export function VoteOptionRow({ option, total, role, isChosen, onToggle }: VoteOptionRowProps) {
  const t = useText(voteText)
  const { optionId, name, imgUrl = '', count, voted } = option
  const content = (
    <>
      <Picture className={styles.poster} src={imgUrl} width={300} alt="" />
      <View className={styles.words}>
        <View className={styles.name}>{name}</View>
        {count !== undefined && (
          <View className={styles.result}>
            <View className={styles.track}>
              <View className={styles.bar} style={{ width: `${total > 0 ? (100 * count) / total : 0}%` }} />
            </View>
            <View id={`count-${optionId}`} className={styles.count}>
              {t('total', { count })}
            </View>
          </View>
        )}
      </View>
      <View className={styles.mark}>
        {voted && <Tag isHighlight>{t('voted')}</Tag>}
        {onToggle && <CheckMark isChecked={isChosen} />}
      </View>
    </>
  )
  if (!onToggle) return <View className={styles.option}>{content}</View>
  return (
    <Pressable
      id={`option-${optionId}`}
      className={styles.option}
      role={role}
      label={name}
      isChecked={isChosen}
      onPress={onToggle}
    >
      {content}
    </Pressable>
  )
}
