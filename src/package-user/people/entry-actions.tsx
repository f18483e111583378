import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { Id } from '@/contracts/wire-types'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import type { Submission } from '@/lib/submission'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import styles from './own-list.module.scss'
import { peopleText } from './text'

interface EntryActionsProps {
  /** Id of the row; ids of its buttons derive from it. */
  id: string
  entryId: Id
  /** Accessible name of the entry. */
  name: string
  removeQuestion: string
  removing: Submission<[Id], unknown>
  /** True in a picker, where accidental removal must be impossible. */
  isPicking?: boolean
  /** Content before editing and removing. */
  children?: ReactNode
  onEdit(): void
}

/** Actions of a list entry; removing asks for confirmation. */
export const EntryActions = observer(function EntryActions(props: EntryActionsProps) {
  const { id, entryId, name, removeQuestion, removing, isPicking, children, onEdit } = props
  const t = useText(peopleText)
  const common = useText(commonText)
  const { prompts } = useApp()

  async function remove() {
    const isSure = await prompts.showDialog({
      title: removeQuestion,
      content: t('entry.ordersStay'),
      confirmText: t('entry.remove'),
      cancelText: common('action.cancel'),
    })
    if (!isSure) return
    await removing.submit(entryId)
    const { error } = removing
    const failed = error && t('entry.removeFailed', { reason: errorText(error, common).title })
    prompts.showToast(failed ?? t('entry.removed'))
  }

  return (
    <View className={styles.actions}>
      {children}
      <Button id={`${id}-edit`} kind="plain" size="small" label={`${t('entry.edit')} ${name}`} onPress={onEdit}>
        {t('entry.edit')}
      </Button>
      {!isPicking && (
        <Button
          id={`${id}-remove`}
          kind="plain"
          size="small"
          className={styles.remove}
          label={`${t('entry.remove')} ${name}`}
          isDisabled={removing.isRunning}
          onPress={() => void remove()}
        >
          {t('entry.remove')}
        </Button>
      )}
    </View>
  )
})
