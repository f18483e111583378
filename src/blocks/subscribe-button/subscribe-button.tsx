import { observer } from 'mobx-react'
import { subscribeShow } from '@/contracts/show/subscribe-show'
import { subscribeTour } from '@/contracts/tour/subscribe-tour'
import { useText } from '@/i18n/use-text'
import { Submission } from '@/lib/submission'
import { useApp } from '@/shell/app-context'
import { useErrorToast } from '@/shell/use-error-toast'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import type { BlockHost } from '../block'
import { blockText } from '../text'

interface SubscribeButtonProps {
  target: { type: 'SHOW' | 'TOUR'; id: string; name: string }
  isSubscribed: boolean
  host: BlockHost
}

/**
 * Toggles the notification of the sale of a show or a tour. A visitor logs in first; a merchant
 * of exchanges has none (SHELL-015).
 */
export const SubscribeButton = observer(function SubscribeButton({ target, isSubscribed, host }: SubscribeButtonProps) {
  const t = useText(blockText)
  const showError = useErrorToast()
  const { prompts, session, shopConfig } = useApp()
  const { type, id, name } = target
  const subscribing = useModel(({ request }) => {
    const isUserAction = true
    return new Submission(async (favorite: boolean): Promise<string> => {
      if (type === 'TOUR') {
        await request(subscribeTour, { tourId: id, favorite }, { isUserAction })
        return ''
      }
      const wanted = { showId: id, remindType: 'SALE', subscribeTargetType: 'SHOW' } as const
      return (await request(subscribeShow, wanted, { isUserAction })).tips
    })
  })

  if (shopConfig.flags.MERCHANT_IS_ZZ) return null

  async function change() {
    const words = await subscribing.submit(!isSubscribed)
    if (words !== null) {
      prompts.showToast(words || t(isSubscribed ? 'subscribe.undone' : 'subscribe.done'))
      host.onUserChange()
    } else if (subscribing.error && session.isLoggedIn) {
      showError(subscribing.error)
    }
  }

  const words = t(isSubscribed ? 'subscribe.isOn' : 'subscribe.allow')
  return (
    <Button
      size="small"
      kind={isSubscribed ? 'secondary' : 'primary'}
      label={`${words} ${name}`}
      isBusy={subscribing.isRunning}
      onPress={() => void change()}
    >
      {words}
    </Button>
  )
})
