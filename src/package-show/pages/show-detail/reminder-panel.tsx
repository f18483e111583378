import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { MessageInvite } from '@/blocks/message-invite/message-invite'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { useErrorToast } from '@/shell/use-error-toast'
import { Button } from '@/ui/button/button'
import { Chip } from '@/ui/chip/chip'
import { Sheet } from '@/ui/sheet/sheet'
import { showsText } from '../../shows/text'
import type { ReminderModel, ReminderSettings } from './reminder-model'
import styles from './reminder-panel.module.scss'

const SCENES = ['SHOW_REMIND'] as const

interface ReminderPanelProps {
  reminder: ReminderModel
  onClose(): void
}

/** Lead time and method of a reminder, or none (CAT-078, CAT-079). */
export const ReminderPanel = observer(function ReminderPanel({ reminder, onClose }: ReminderPanelProps) {
  const t = useText(showsText)
  const { prompts } = useApp()
  const showError = useErrorToast()
  const { saving, state } = reminder
  const [chosen, setChosen] = useState<Partial<ReminderSettings>>({})
  if (state.value === null) return null
  const { aheadOfMinutesOptions, methodOptions } = state.value
  const { remindNotifyAheadOfMinutes: minutes, method } = { ...state.value, ...chosen }

  async function save(enabled: boolean) {
    const answer = await saving.submit({ remindNotifyAheadOfMinutes: minutes, method, enabled })
    if (saving.error) showError(saving.error)
    if (!answer) return
    prompts.showToast(t(answer.enabled ? 'remind.saved' : 'remind.unset'))
    onClose()
  }

  return (
    <Sheet id="reminder-panel" title={t('remind.title')} onClose={onClose}>
      {aheadOfMinutesOptions.length > 0 && (
        <>
          <View className={styles.label}>{t('remind.lead')}</View>
          <View className={styles.choices} role="radiogroup" aria-label={t('remind.lead')}>
            {aheadOfMinutesOptions.map((option) => (
              <Chip
                key={option}
                isSelected={option === minutes}
                onPress={() => setChosen({ ...chosen, remindNotifyAheadOfMinutes: option })}
              >
                {t('remind.minutes', { minutes: option })}
              </Chip>
            ))}
          </View>
        </>
      )}
      <View className={styles.label}>{t('remind.method')}</View>
      <View className={styles.choices} role="radiogroup" aria-label={t('remind.method')}>
        {methodOptions.map((option) => (
          <Chip
            key={option.method}
            isSelected={option.method === method}
            onPress={() => setChosen({ ...chosen, method: option.method })}
          >
            {option.name}
          </Chip>
        ))}
      </View>
      {method !== 'SMS' && <MessageInvite scenes={SCENES} hint={t('remind.allow')} isFlush />}
      <Button id="remind-save" isWide isBusy={saving.isRunning} onPress={() => void save(true)}>
        {t('remind.save')}
      </Button>
      <Button
        id="remind-off"
        className={styles.off}
        kind="secondary"
        isWide
        isDisabled={saving.isRunning}
        onPress={() => void save(false)}
      >
        {t('remind.off')}
      </Button>
    </Sheet>
  )
})
