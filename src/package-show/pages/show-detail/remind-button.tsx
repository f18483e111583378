import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { useErrorToast } from '@/shell/use-error-toast'
import { Button } from '@/ui/button/button'
import { showsText } from '../../shows/text'
import type { ReminderModel } from './reminder-model'

interface RemindButtonProps {
  reminder: ReminderModel
  /** True without other buttons in the row. */
  isWide?: boolean
  /** Opens the settings of an active reminder. */
  onSettings(): void
}

/** Subscribes to the start of the sale or to returned tickets; hidden if neither applies (CAT-077). */
export const RemindButton = observer(function RemindButton({ reminder, isWide, onSettings }: RemindButtonProps) {
  const t = useText(showsText)
  const { prompts, session } = useApp()
  const showError = useErrorToast()
  const { type, isOn, changing } = reminder
  if (type === null) return null

  async function change() {
    const answer = await changing.submit()
    if (answer) prompts.showToast(answer.tips)
    else if (changing.error && session.isLoggedIn) showError(changing.error)
  }

  return (
    <Button
      id="remind"
      kind="secondary"
      isWide={isWide}
      isBusy={changing.isRunning}
      onPress={() => (isOn ? onSettings() : void change())}
    >
      {t(isOn ? 'remind.isOn' : `remind.${type}`)}
    </Button>
  )
})
