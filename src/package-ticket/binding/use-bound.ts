import type { BindTicketsOutput } from '@/contracts/voucher/bind-tickets'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { bindingText } from './text'

/** Opens the page after binding: missing names, else the tickets. */
export function useBound(): (bound: BindTicketsOutput) => Promise<void> {
  const t = useText(bindingText)
  const { navigation, prompts } = useApp()
  return async ({ voucherIds: [voucherId = ''], needRealName }) => {
    prompts.showToast(t(needRealName ? 'bound.names' : 'bound'))
    if (needRealName) await navigation.redirect(routes.realName, { voucherId })
    else await navigation.redirect(routes.ticketDetail, { id: voucherId })
  }
}
