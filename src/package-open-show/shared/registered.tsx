import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Registration } from '@/contracts/open-show/registration'
import { useText } from '@/i18n/use-text'
import { Card } from '@/ui/card/card'
import { Heading } from '@/ui/heading/heading'
import { Picture } from '@/ui/picture/picture'
import { Tag } from '@/ui/tag/tag'
import { openShowText } from '../text'
import { EntryCode } from './entry-code'
import styles from './registration.module.scss'

interface RegisteredProps {
  registration: Registration
  /** Without its code, where others stand beside it. */
  isListed?: boolean
  /** Available actions. */
  children?: ReactNode
}

/** A registration with its state, the reason of a rejection, and the code that lets in. */
export function Registered({ registration, isListed = false, children }: RegisteredProps) {
  const t = useText(openShowText)
  const { registrationId, name, posterUrl, venueName, sessionName, state, places, attendees, rejectReason } =
    registration
  const people = [t('registration.places', { count: places }), ...attendees].join(' · ')
  return (
    <Card id={`registration-${registrationId}`}>
      <View className={styles.head}>
        <Picture className={styles.poster} src={posterUrl} width={300} alt="" />
        <View className={styles.words}>
          <Heading className={styles.name}>{name}</Heading>
          <View className={styles.sub}>{sessionName}</View>
          <View className={styles.sub}>{venueName}</View>
          <View className={styles.sub}>{people}</View>
        </View>
        <Tag isHighlight={state === 'APPROVED'}>{t(`registrationState.${state}`)}</Tag>
      </View>
      {state === 'REJECTED' && (
        <View className={styles.reason}>
          {rejectReason ? t('registration.reason', { reason: rejectReason }) : t('registration.noReason')}
        </View>
      )}
      {!isListed && state === 'APPROVED' && <EntryCode {...registration} />}
      {children}
    </Card>
  )
}
