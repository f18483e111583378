import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { maskProps } from '@/platform/modal/modal'
import { classNames } from '../class-names'
import { Picture } from '../picture/picture'
import { Pressable } from '../pressable/pressable'
import { useModal } from '../sheet/use-modal'
import styles from './dialog.module.scss'
import type { Leavable } from './leaving'

interface DialogProps extends Leavable {
  /** A picture above the text with the same content (NET-147). */
  iconUrl?: string
  title: string
  content?: string
  confirmText: string
  /** Absent: there is only something to acknowledge. */
  cancelText?: string
  /** The offered way is closed for the moment. */
  isConfirmDisabled?: boolean
  /** Between the words and the buttons. */
  children?: ReactNode
  onAnswer(isConfirmed: boolean): void
}

/** A question in the middle of the screen; nothing behind it can be tapped. */
export function Dialog({
  iconUrl,
  title,
  content,
  confirmText,
  cancelText,
  isConfirmDisabled,
  children,
  isLeaving,
  onAnswer,
}: DialogProps) {
  const modalId = useModal(() => !isConfirmDisabled && onAnswer(false), isLeaving)
  const answer = (isConfirmed: boolean) => !isLeaving && onAnswer(isConfirmed)
  return (
    <View className={classNames(styles.layer, isLeaving && styles.leaving)} {...maskProps} aria-hidden={isLeaving}>
      <View
        id={modalId}
        className={styles.dialog}
        role={isLeaving ? undefined : 'alertdialog'}
        aria-label={title}
        {...{ 'aria-modal': !isLeaving, tabIndex: -1 }}
      >
        <View className={styles.words}>
          {iconUrl && <Picture className={styles.icon} src={iconUrl} alt="" />}
          <Text className={styles.title}>{title}</Text>
          {content && <Text className={styles.content}>{content}</Text>}
        </View>
        {children}
        <View className={styles.actions}>
          {cancelText && (
            <Pressable
              id={isLeaving ? undefined : 'dialog-cancel'}
              className={styles.action}
              onPress={() => answer(false)}
            >
              {cancelText}
            </Pressable>
          )}
          <Pressable
            id={isLeaving ? undefined : 'dialog-confirm'}
            className={classNames(styles.action, styles.confirm)}
            isDisabled={isConfirmDisabled}
            onPress={() => answer(true)}
          >
            {confirmText}
          </Pressable>
        </View>
      </View>
    </View>
  )
}
