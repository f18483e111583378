import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useText } from '@/i18n/use-text'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture/picture'
import { Tag } from '@/ui/tag/tag'
import { privilegeCardText } from '../../text'
import styles from './card-face.module.scss'

interface CardFaceProps {
  name: string
  imgUrl: string
  isAnnual: boolean
  /** Benefit, term and balance, one line each. */
  lines: readonly string[]
  /** Stamp of a card that can no longer be used (CARD-006…009). */
  stamp?: string | undefined
  /** Content at the lower edge: a price or a hint. */
  children?: ReactNode
}

/** A benefit card, drawn alike on all pages. */
export function CardFace({ name, imgUrl, isAnnual, lines, stamp, children }: CardFaceProps) {
  const t = useText(privilegeCardText)
  return (
    <View className={classNames(styles.face, stamp !== undefined && styles.faded)}>
      <Picture className={styles.picture} src={imgUrl} width={300} alt="" />
      <View className={styles.words}>
        <View className={styles.head}>
          <Text className={styles.name}>{name}</Text>
          {isAnnual && <Tag>{t('face.annual')}</Tag>}
        </View>
        {lines.map((line) => (
          <View key={line} className={styles.line}>
            {line}
          </View>
        ))}
        {children}
      </View>
      {stamp !== undefined && <View className={styles.stamp}>{stamp}</View>}
    </View>
  )
}
