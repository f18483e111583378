import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import styles from './message-invite.module.scss'
import { type InvitedScene, MessageInviteModel, type MessageSubject } from './message-invite-model'
import { messageText } from './text'

interface MessageInviteProps {
  scenes: readonly InvitedScene[]
  /** Subject of the messages, when they are allowed (COUPON-085). */
  subject?: () => MessageSubject
  /** Subject of the messages, if not the usual one. */
  hint?: string
  /** It stands in something that has its own edges: no box, no room around it. */
  isFlush?: boolean
}

/** Offers messages of the vendor, where it sends any. */
export const MessageInvite = observer(function MessageInvite({ scenes, subject, hint, isFlush }: MessageInviteProps) {
  const t = useText(messageText)
  const model = useModel((app) => new MessageInviteModel(app, scenes, subject))
  const { allowing, notice } = model

  useLoad(model, 'opened')

  if (!model.isOffered) return null
  const isAllowed = notice === 'allowed' && !allowing.error
  const words = allowing.error ? t('failed') : notice && t(notice)
  return (
    <View id="message-invite" className={isFlush ? styles.flushRow : styles.row}>
      <Icon name="megaphone" />
      <View className={styles.words}>
        <View>{t('title')}</View>
        <View className={styles.hint} role={words ? 'status' : undefined}>
          {words || hint || t('hint')}
        </View>
      </View>
      {isAllowed ? (
        <Text className={styles.hint}>{t('on')}</Text>
      ) : (
        <Button id="allow-messages" size="small" isBusy={allowing.isRunning} onPress={() => void allowing.submit()}>
          {t('allow')}
        </Button>
      )}
    </View>
  )
})
