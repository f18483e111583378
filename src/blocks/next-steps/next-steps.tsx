import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Card } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import type { IconName } from '@/ui/icon/icon-name'
import { nextStepsText } from './text'

interface NextStepsProps {
  icon: IconName
  /** The step that most users take from here. */
  title: string
  onPress(): void
}

/** Beside a list of past things: the way to a new one, and to help. */
export function NextSteps(step: NextStepsProps) {
  const t = useText(nextStepsText)
  const { navigation } = useApp()
  return (
    <Card isList>
      <Cell id="next-step" {...step} />
      <Cell
        id="next-help"
        icon="message-circle"
        title={t('help')}
        onPress={() => void navigation.open(routes.support, {})}
      />
    </Card>
  )
}
